"""Fair stand with different products on its deck. Run: blender -b -P expos.py -- NAME... [--out DIR] [--preview]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
import products as P


def one_of_each(plinth, on, slat):
    plinth(-2.9, .3, 1.5, 1.0, .34); on(lambda: P.battery(4, line=.007), -2.9, .3, .46, math.radians(8))
    plinth(.35, .7, 2.1, 1.75, .16); on(lambda: P.cabinet(wide=1.6), .35, .7, .28, math.radians(4))
    plinth(3.7, .3, 1.9, .9, .34)
    def panel():                                         # inverter and charger hang on a free-standing panel
        rbox("panel", (1.5, .09, 1.75), (0, 0, .875), slat, r=.06, bevel=.008, axis="Y"); P.inverter(x=-.30, y=-.15, z=.98); P.wallbox(x=.34, y=-.10, z=1.02)
    on(panel, 3.7, .4, .46, math.radians(-6))


def expo_model(show):
    """Fair stand; `show(plinth, on, slat)` places products on the deck."""
    reset()
    world("#2a3a4a", .10)
    fl, deck, wall, dk = rough(mat("hallfloor", "#3a3f41", .35, coat=.2), 20, .02, "#33383a", .4), mat("deck", "#c9cac5", .35), mat("standwall", "#3b413f", .5), mat("dk", "#131615", .45)
    rbox("ground", (90, 90, .2), (0, 20, -.1), fl, bevel=0)
    rbox("deck", (12.4, 7.2, .12), (0, .6, .06), deck, r=.35, bevel=.012); rbox("deckglow", (12.3, 7.1, .02), (0, .6, .012), mat("deckglow", "#ffe2bd", emit=1.6), r=.35, bevel=0)
    rbox("wall", (10.6, .34, 4.0), (0, 3.4, 2.12), wall, r=.10, bevel=.012)
    slat = rough(mat("wood", "#7a5638", .55), 9, .1, "#5a3d27", 2.5)
    rbox("slatback", (2.6, .3, 4.0), (-5.6, 3.1, 2.12), dk, bevel=.006); array(rbox("slat", (.05, .06, 3.96), (-6.84, 2.93, 2.12), slat, bevel=.004), 34, (.0752, 0, 0))
    text(BRAND, 1.12, (-3.35, 3.22, 2.95), mat("sign", "#eef0ec", .4, emit=.22), FONT, depth=.035)
    text(TAGLINE, .30, (-3.28, 3.225, 2.42), mat("sign2", "#c3c9c5", .5, emit=.12), FONT, depth=.008)
    rbox("lineslot", (10.2, .01, .05), (0, 3.225, 4.0 - .12), P.palette()["seam"], bevel=0); rbox("line", (10.16, .012, .026), (0, 3.22, 3.88), P.palette()["led"], bevel=0)
    pl = mat("plinth", "#d3d3cd", .45)
    def plinth(x, y, w, d, h): rbox("plinth", (w, d, h), (x, y, .12 + h / 2), pl, r=.06, bevel=.012); rbox("toe", (w - .1, d - .1, .05), (x, y, .135), dk, bevel=0)
    def on(build, x, y, z, yaw): instance(build, [(x, y, z, yaw)])
    show(plinth, on, slat)
    # truss ring with spots, light pools on what is shown
    tr = mat("truss", "#2a2e2f", .4, metal=.6)
    for y in (-2.2, 3.0):
        for dz in (0, .28): cyl("chord", .03, 11.4, (0, y, 5.1 + dz), tr, axis="X")
        for k in range(38): tube("web", [(-5.7 + k * .3, y, 5.1 + (k % 2) * .28), (-5.4 + k * .3, y, 5.38 - (k % 2) * .28)], .012, tr)
    for x, tx in ((-4.6, -2.9), (-2.6, -2.9), (-.4, .35), (1.6, .35), (3.0, 3.7), (4.8, 3.7)):
        cyl("spot", .11, .34, (x, -2.2, 4.86), dk); area("spot", (.30, .30), (x, -2.25, 4.66), (tx, .4, 1.2), 62, "#ffe9cf")
    for x in (-4, 0, 4): area("washw", (2.6, .3), (x, 2.0, 5.0), (x, 3.3, 2.2), 52, "#ffedd8")
    area("ceiling", (10, 5), (0, 0, 7.5), (0, .5, 0), 150, "#dfe9ff"); area("front", (6, 2), (-5, -9, 3.2), (0, 0, 1.2), 90, "#cfdcf5")
    # the rest of the fair, far and out of focus
    rnd = random.Random(11)
    for i in range(46):
        x, y = -34 + 68 * rnd.random(), 14 + 26 * rnd.random(); k = rnd.randrange(4); w, h = 1 + 4 * rnd.random(), .5 + 2.2 * rnd.random()
        g = mat(f"far{k}", ("#ffcf98", "#9db8e0", "#e9e3da", "#5b7290")[k], emit=(.9, .55, .6, .4)[k]); g.cycles.sample_as_light = False
        rbox("far", (w, .1, h), (x, y, 1.2 + 4 * rnd.random()), g, bevel=0); rbox("booth", (w + 2, .3, 4 + 2 * rnd.random()), (x, y + .5, 2.5), dk, bevel=0)
    for i in range(60): g = mat("farlamp", "#fff0d8", emit=6); g.cycles.sample_as_light = False; cyl("lamp", .12, .05, (-40 + (i % 12) * 7.2, 8 + (i // 12) * 8, 9.4), g, bevel=0)


def expo():
    expo_model(one_of_each)
    level(camera((-4.6, -10.4, 1.62), (-.25, .9, 1.62), 30, fstop=2.0, focus=(0, .6, 1.2)), .075)
    render("expo", 1920, 1080, 64, exposure=.45, transparent=False, bloom=.35, passes=3, fine=1.5)


def expo_home():
    def show(plinth, on, slat):
        for k, n in enumerate((6, 4, 2)): plinth(-3.4 + k * 1.5, .5, 1.1, .8, .22); on(lambda: P.battery(n, line=.007), -3.4 + k * 1.5, .5, .34, math.radians(6))
        plinth(1.9, .3, 2.2, 1.1, .8); on(lambda: [rbox("module", (.66, .215, .285), (k * .74 - .37, 0, .1425), P.palette()["shell"], r=.062, bevel=.0055, segs=6) for k in range(2)], 1.9, .3, .92, math.radians(-8))
        on(lambda: (rbox("panel", (1.1, .09, 1.75), (0, 0, .875), slat, r=.06, bevel=.008, axis="Y"), P.wallbox(x=0, y=-.10, z=1.02)), 4.2, .6, .12, math.radians(-10))
    expo_model(show)
    level(camera((-1.6, -7.6, 1.62), (-.6, .9, 1.62), 30, fstop=2.4, focus=(-1, .6, 1.2)), .05)
    picture("expo-home", **WIDE, exposure=.5)


def expo_grid():
    def show(plinth, on, slat): on(lambda: P.container(wide=1.6), .6, .9, .12, math.radians(12))
    expo_model(show)
    level(camera((-6.2, -8.4, 1.62), (.4, .9, 1.62), 28, fstop=2.4, focus=(0, .2, 1.2)), .05)
    picture("expo-grid", **WIDE, exposure=.5)


def expo_buildings():
    def show(plinth, on, slat):
        for k in range(3): plinth(-2.6 + k * 2.4, .7, 2.0, 1.6, .12); on(lambda: P.cabinet(wide=1.6), -2.6 + k * 2.4, .7, .24, math.radians(5))
        on(lambda: P.control(), 4.4, .9, .12, math.radians(-12))
    expo_model(show)
    level(camera((4.6, -8.0, 1.62), (.5, .9, 1.62), 27, fstop=2.4, focus=(0, .6, 1.2)), .05)
    picture("expo-buildings", **WIDE | dict(samples=44), exposure=.5)


def expo_heat():
    def show(plinth, on, slat):
        plinth(-2.4, .5, 2.0, 1.7, .2); on(lambda: P.cabinet(wide=1.6), -2.4, .5, .32, math.radians(-14))
        for k in range(3): plinth(.6 + k * 1.35, .2, 1.0, .9, .85); on(lambda: P.pcs(), .6 + k * 1.35, .2, .97, math.radians(-14))
    expo_model(show)
    level(camera((-3.4, -7.4, 1.5), (-.2, .9, 1.5), 28, fstop=2.4, focus=(0, .4, 1.2)), .05)
    picture("expo-heat", **WIDE | dict(samples=44), exposure=.5)


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
