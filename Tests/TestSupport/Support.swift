import FastJSON
