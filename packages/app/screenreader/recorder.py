"""A speech server for Orca that speaks to a file: a line of JSON for each utterance that was heard whole, or cut.

Speaking takes simulated time, so that what another utterance cuts off does not count as heard.
"""

import json
import os
import time

from gi.repository import GLib
from orca import speechserver

CHARACTERS_PER_SECOND = 18


class SpeechServer(speechserver.SpeechServer):
    server = None

    def __init__(self):
        super().__init__()
        self.file = open(os.environ["SPEECH_LOG"], "a", buffering=1)
        self.busy_until = 0.0
        self.queue = []
        self.stops = 0

    def log(self, text, is_cut):
        self.file.write(json.dumps({"text": text, "isCut": is_cut}, ensure_ascii=False) + "\n")

    def speak(self, text=None, acss=None, interrupt=True):
        if not text:
            return
        now = time.monotonic()
        self.busy_until = max(now, self.busy_until) + 0.1 + len(text) / CHARACTERS_PER_SECOND
        GLib.timeout_add(int((self.busy_until - now) * 1000), self.end, self.stops)
        self.queue.append(text)

    def end(self, stops):
        if stops == self.stops:
            self.log(self.queue.pop(0), False)
        return False

    def stop(self):
        for text in self.queue:
            self.log(text, True)
        self.queue = []
        self.stops += 1
        self.busy_until = 0.0

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def sayAll(self, utterances, progress):
        for context, _ in utterances:
            self.speak(context.utterance)

    def reset(self, text=None, acss=None):
        self.stop()

    def shutdown(self):
        pass

    def getInfo(self):
        return ["Recorder", "recorder"]

    def getVoiceFamilies(self):
        return []

    def getOutputModule(self):
        return "recorder"

    @staticmethod
    def getFactoryName():
        return "Recorder"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.server = SpeechServer.server or SpeechServer()
        return SpeechServer.server

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.server = None

    # The names from Orca 47 on.
    get_info = getInfo
    get_voice_families = getVoiceFamilies
    get_output_module = getOutputModule
    list_output_modules = getVoiceFamilies
    speak_character = speakCharacter
    speak_key_event = speakKeyEvent
    say_all = sayAll
    get_speech_server = getSpeechServer
    get_speech_servers = getSpeechServers

    def increaseSpeechRate(self, step=5):
        pass

    decreaseSpeechRate = increaseSpeechPitch = decreaseSpeechPitch = increaseSpeechRate
    increaseSpeechVolume = decreaseSpeechVolume = increaseSpeechRate

    def updateCapitalizationStyle(self):
        pass

    updatePunctuationLevel = updateCapitalizationStyle
