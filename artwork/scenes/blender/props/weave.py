"""An awayo, thread by thread: bands of warp along x, figures in the wide ones. One pixel is one thread."""
import random

import bpy

from room import colour


THREADS, REPEAT = 384, 288
PALETTES = {
    'cochineal': ('#8e1230', '#c9263a', '#e8622c', '#ebb44a', '#f3e7cf', '#0e6f6a', '#20308a', '#1d1226'),
    'indigo': ('#1c2a78', '#2f49ad', '#0e6f6a', '#ebb44a', '#f3e7cf', '#b3123f', '#e8622c', '#15102a'),
    'undyed': ('#5b3b28', '#8a6242', '#b58e62', '#d8bd93', '#f1e6d0', '#7c7e71', '#3b281e', '#241812'),
}
# Ground, then (threads, colour or figure) from one selvedge to the middle; the other half is its mirror.
BANDS = (
    (10, 7), (3, 3), (12, 1), (5, 2), (5, 3), (5, 4), (5, 3), (5, 2), (12, 1), (3, 4), (30, 'hooks'), (3, 4),
    (16, 5), (3, 7), (3, 3), (3, 7), (20, 0), (3, 3), (34, 'chakana'), (3, 3), (12, 0),
)


def diamonds(along, across, height):
    """Stepped rhombs, one inside the other."""
    period = 48
    distance = (abs(along % period - period / 2) * 0.5 + abs(across - height / 2)) // 3
    return (6, 4, 3, 1, 6, 5, 3)[min(int(distance), 6)]


def chakana(along, across, height):
    """The stepped cross, its eye open, in turning colours."""
    period = 48
    x = int((along % period - period / 2) // 3)
    y = int((across - height / 2) // 3)
    x, y = max(x, -1 - x), max(y, -1 - y)
    if x < 1 and y < 1:
        return 7
    if x + y <= 3 and x < 4 and y < 4:
        return (3, 2, 4)[along // period % 3]
    return 5 if x + y >= 9 else 7


def hooks(along, across, height):
    """A stepped wave, dark against light."""
    step = int(along % 24 // 4)
    return 6 if across / height * 6 > abs(step - 3) * 1.4 + 1 else 3


FIGURES = {'chakana': chakana, 'hooks': hooks}


def colour_at(along, across):
    """The palette's place for one thread at one point of its length."""
    half = sum(width for width, _ in BANDS)
    middle = THREADS - 2 * half
    if half <= across < half + middle:
        return diamonds(along, across - half, middle)
    across = across if across < half else THREADS - 1 - across
    for width, kind in BANDS:
        if across < width:
            return FIGURES[kind](along, across, width) if kind in FIGURES else kind
        across -= width
    return 0


def awayo(palette):
    """The cloth's picture, to be repeated along x."""
    chance = random.Random(4)
    colours = [colour(code) for code in PALETTES[palette]]
    image = bpy.data.images.new(f'awayo {palette}', REPEAT, THREADS, float_buffer=True)
    pixels = []
    for across in range(THREADS):
        thread = chance.uniform(0.86, 1.08)
        for along in range(REPEAT):
            light = thread * chance.uniform(0.88, 1.08)
            red, green, blue, _ = colours[colour_at(along, across)]
            pixels += (red * light, green * light, blue * light, 1)
    image.pixels.foreach_set(pixels)
    image.pack()
    return image
