import os
import sys

from orca import settings

sys.path.insert(0, os.environ["RECORDER_FOLDER"])
settings.speechServerFactory = "recorder"
settings.speechFactoryModules = ["recorder"]
settings.enableKeyEcho = settings.enableBraille = settings.enableBrailleMonitor = False
settings.sayAllOnLoad = False
settings.orcaModifierKeys = ["Insert", "KP_Insert"]
