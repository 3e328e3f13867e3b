"""Draws one scene: blender -b --factory-startup --python draw.py -- scene=still w=960 h=540 samples=24 seed=1 out=/tmp/a
A scene is a module of this folder's `sets` or `tables` with a function `build()`, which reads `stage.given`.
"""
import importlib
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import stage  # noqa: E402

made = stage.scene()
importlib.import_module(stage.given['scene']).build()
stage.matte()
stage.save(made, stage.given['out'])
