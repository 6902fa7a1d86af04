"""Products from their other sides and from close by, on a paper sweep or a wall.
Run: blender -b -P views.py -- NAME... [--out DIR] [--preview]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from details import open_doors, plaster, racked, soft_light, sweep
import products as P

PAPER, PLASTER = "#b9bfbc", "#a9a497"


def view(name, size, middle, eye, aim, mm, w=960, h=640, paper=PAPER, side=-1, key=14, samples=18, exposure=.2, bloom=.25, focus=None, fstop=None):
    """Lights a product that stands on paper and takes it; `size` is its largest measure, `eye` and `aim` are points."""
    if paper: sweep(size * 1.6, paper)
    soft_light(size, middle, side=side, key=key, depth=.1 if paper else -.9)
    camera(eye, aim, mm, fstop=fstop, focus=focus)
    picture(name, w, h, samples, exposure=exposure, bloom=bloom)


def tower_side():
    reset(); P.battery(4)
    view("tower-side", 1.6, (0, 0, .8), (-2.0, -1.5, 1.45), (.02, 0, 1.02), 52)


def tower_base():
    reset(); plaster("#b9b4a8"); P.battery(3, y=-.115)
    oak = rough(mat("oakfloor", "#a77d52", .4), 5, .05, "#94693f", 3)
    for k in range(24): rbox("board", (6, .148, .02), (0, -.08 - k * .15, -.01), oak, bevel=.0015)
    view("tower-base", .9, (0, -.1, .3), (.74, -1.24, .42), (.06, -.14, .25), 42, w=1440, h=960, paper=None, key=13, exposure=.15)


def tower_top():
    reset(); P.battery(4, line=.006)
    view("tower-top", .9, (0, 0, 1.35), (.78, -1.0, 1.86), (.03, -.02, 1.36), 50, key=13, bloom=.4)


def tower_row():
    reset(); plaster("#b9b4a8"); rbox("floor", (12, 8, .02), (0, -4, -.01), rough(mat("screed", "#8f8f8a", .4, coat=.15), 14, .03, "#82827d", .5), bevel=0)
    instance(lambda: P.battery(6), [(k * .96 - .96, -.115, 0, 0) for k in range(3)])
    soft_light(2.4, (0, -.2, 1.1), key=11, depth=-.9)
    level(camera((-2.5, -4.3, 1.3), (.0, -.1, 1.3), 38), -.03)
    picture("tower-row", 960, 640, 18, exposure=.1, bloom=.3)


def inverter_side():
    reset(); plaster(); P.inverter(y=-.105, z=1.0)
    view("inverter-side", .7, (0, -.1, 1.2), (-.92, -.62, 1.44), (-.06, -.09, 1.2), 46, paper=None, key=12, exposure=.3)


def inverter_display():
    reset(); plaster(); P.inverter(y=-.105, z=1.0)
    view("inverter-display", .6, (0, -.1, 1.25), (.42, -.66, 1.44), (.085, -.19, 1.31), 52, w=1440, h=960, paper=None, key=9, exposure=.35, bloom=.5, fstop=5, focus=(.15, -.21, 1.37))


def fault_sheet(x, z, mark):
    """A printed A4 sheet on a rail: the mark of its language, and a title and a table as lines."""
    paper, ink, grey = mat("paper", "#ecebe6", .8), mat("sheetink", "#3d4441", .8), mat("greyink", "#a9afab", .8)
    rbox("sheet", (.21, .0015, .297), (x, -.012, z - .1485), paper, bevel=0)
    line = lambda dx, dz, w, h, m: rbox("line", (w, .0004, h), (x - .105 + dx + w / 2, -.0131, z - dz), m, bevel=0)
    text(mark, .026, (x - .085, -.0133, z - .045), mat("mark", "#4f8f57", .7), FONT)
    line(.02, .068, .10, .007, ink)
    for k in range(9): line(.02, .094 + k * .02, .024, .0045, ink); line(.06, .094 + k * .02, .105 - .013 * (k * 5 % 4), .0035, grey); line(.06, .101 + k * .02, .085 - .011 * (k * 3 % 5), .0035, grey)


def fault_sheets():
    reset(); plaster("#9a9f98"); P.inverter(x=-.30, y=-.105, z=1.03)
    oak, steel = rough(mat("oak", "#a77d52", .4), 5, .05, "#94693f", 3), mat("steel", "#c8ccca", .3, metal=1)
    rbox("rail", (.86, .016, .03), (.50, -.008, 1.452), oak, bevel=.003)
    for k, mark in enumerate(("EN", "DE", "ZH")):
        fault_sheet(.23 + k * .27, 1.446, mark)
        for dx in (-.07, .07): cyl("peg", .008, .014, (.23 + k * .27 + dx, -.02, 1.452), steel, axis="Y")
    soft_light(1.1, (.1, -.1, 1.3), side=-1, key=10, depth=-.9)
    level(camera((-.66, -1.5, 1.3), (.145, -.02, 1.3), 42, fstop=6.3, focus=(.0, -.15, 1.35)), -.03)
    picture("fault-sheets", **OPENING, exposure=.2, bloom=.5)


def single_inverter_wall():
    reset(); plaster("#c2b8a6"); P.inverter_single(y=-.088, z=1.15)
    oak = rough(mat("oak", "#a77d52", .4), 5, .05, "#94693f", 3); rbox("shelf", (2.2, .26, .035), (.3, -.13, 1.86), oak, bevel=.006)
    for k in range(7): rbox("book", (.035 + .01 * (k % 3), .17, .21 + .03 * (k % 2)), (-.55 + k * .055, -.14, 1.985), mat(f"bk{k % 4}", ("#c9b79a", "#59645d", "#a0866a", "#d8cfc0")[k % 4], .8), bevel=.004)
    cyl("pot", .07, .13, (.62, -.14, 1.94), mat("pot", "#8b5a3c", .7), bevel=.01); leaf = blades("leaf", 60, .05, .30, .026, mat("leafg", "#5d7a45", .6), .9, 8); leaf.location = (.62, -.14, 2.0)
    duct = mat("duct", "#dcdcd6", .45); rbox("duct", (.30, .05, 1.1), (0, -.025, .56), duct, bevel=.004)
    soft_light(1.3, (0, -.1, 1.4), key=11, depth=-.9)
    level(camera((.75, -1.9, 1.46), (.10, 0, 1.46), 44), -.015)
    picture("inverter-single-wall", 960, 640, 18, exposure=.25, bloom=.25)


def single_inverter_side():
    reset(); plaster("#9fa5a2"); P.inverter_single(y=-.088, z=1.0)
    view("inverter-single-side", .6, (0, -.1, 1.2), (.74, -.60, 1.02), (.02, -.08, 1.19), 46, paper=None, key=12, side=1, exposure=.3)


def charger_side():
    reset(); plaster("#b4afa3"); P.wallbox(y=-.06, z=1.0)
    view("charger-side", .7, (.02, -.1, 1.1), (-.76, -.86, 1.26), (.05, -.07, 1.06), 52, paper=None, key=12, exposure=.3)


def fitted_logger(kind, name, lead, eye=(-.27, -.56, .93)):
    """Data logger of a kind in the port under an inverter; `lead` is the points of its network cable."""
    reset(); plaster("#a6aaa6"); m = P.palette(); P.inverter_single(y=-.088, z=1.0)
    P.dongle(kind, x=-.02, y=-.075, z=.845)
    if lead: tube("lead", lead, .0032, mat("network", "#e5e3dc", .5)); rbox("boot", (.013, .012, .03), (-.02, -.075, .825), mat("boot", "#e5e3dc", .5), r=.003, bevel=.001)
    for x in (.05, .115): tube("cable", [(x, -.075, .97), (x, -.075, .86), (x + .02, -.05, .7), (x + .02, -.04, .4)], .010, mat("accable", "#8f9491", .5))
    for x, c in ((-.125, "#a8342b"), (-.09, "#141615")): cyl("plug", .0105, .05, (x, -.075, .955), m["dark"], bevel=.002, seg=24); tube("cable", [(x, -.075, .94), (x + .004, -.075, .84), (x - .01, -.06, .74), (x - .02, -.045, .4)], .0048, mat("pv" + c, c, .5))
    soft_light(.6, (0, -.1, .9), key=11, depth=-.9); area("under", (.4, .3), (-.2, -.7, .6), (0, -.1, .9), 3.4, "#eef3f6")
    camera(eye, (.0, -.085, .925), 56, fstop=4, focus=(-.02, -.095, .9))
    picture(name, 960, 640, 18, exposure=.3, bloom=.4)


def logger_lan(): fitted_logger("LAN", "logger-lan-fitted", [(-.02, -.075, .82), (-.02, -.075, .78), (-.01, -.05, .70), (.0, -.02, .56), (.0, -.012, .3)])
def logger_4g(): fitted_logger("4G", "logger-4g-fitted", None, (.16, -.50, .78))


def socket(x, z):
    rbox("plate", (.082, .010, .082), (x, -.005, z), mat("socketplate", "#f0efea", .35), r=.012, bevel=.003, axis="Y"); cyl("rim", .0225, .002, (x, -.0105, z), mat("rimw", "#f0efea", .35), axis="Y", bevel=.0008); cyl("well", .0205, .002, (x, -.0108, z), mat("well", "#b9b8b2", .6), axis="Y", bevel=0)
    for s in (-1, 1): cyl("hole", .0032, .002, (x + s * .0095, -.0112, z), mat("hole", "#141514", .7), axis="Y", bevel=0); rbox("clip", (.006, .002, .0025), (x, -.0114, z + s * .0185), mat("metal", "#b9bdbb", .28, metal=1), bevel=.0004)


def plug_socket():
    reset(); plaster("#b7ada0"); dk = mat("cordk", "#161817", .5)
    for k in range(3): socket(-.082 + k * .082, 0)
    rbox("frame", (.252, .006, .088), (0, -.003, 0), mat("socketplate", "#f0efea", .35), r=.012, bevel=.002, axis="Y")
    P.smartplug(x=-.082, y=-.052, z=0); cyl("plughead", .0185, .036, (-.082, -.084, 0), dk, axis="Y", bevel=.006); tube("cord", [(-.082, -.10, 0), (-.082, -.125, -.004), (-.078, -.12, -.05), (-.06, -.05, -.16), (-.05, -.02, -.34)], .0035, dk)
    soft_light(.34, (-.02, -.06, 0), key=13, depth=-.9)
    camera((.20, -.36, .11), (-.035, -.05, -.008), 52, fstop=5.6, focus=(-.082, -.07, 0))
    picture("plug-socket", 960, 640, 18, exposure=.3, bloom=.4)


def plug_side():
    reset(); P.smartplug(z=.0285)
    view("plug-side", .12, (0, 0, .03), (-.15, .20, .095), (0, .005, .027), 58, key=16, samples=24)


def cabinet_side():
    reset(); P.cabinet(wide=1.6)
    view("cabinet-side", 2.4, (0, 0, 1.1), (-4.4, -2.7, 1.35), (-.05, 0, 1.10), 49, h=720)


def cabinet_door():
    reset(); P.cabinet(wide=1.3); rbox("backdrop", (30, .1, 20), (0, 6, 5), mat("backdrop", "#8e9491", .9), bevel=0)
    view("cabinet-door", 1.1, (.15, -.6, 1.45), (.92, -2.0, 1.62), (.16, -.58, 1.44), 50, paper=None, key=8, bloom=.4)


def pcs_intake():
    reset(); P.pcs()
    view("pcs-intake", .5, (0, -.3, .14), (.40, -.78, .27), (.10, -.30, .125), 48, paper="#8e9491", key=13, bloom=.45, fstop=5.6, focus=(.12, -.33, .13))


def control_side():
    reset(); P.control(); instance(lambda: P.cabinet(wide=1.6), [(-1.5, .35, 0, 0)])
    view("control-side", 2.3, (-.3, 0, 1.0), (1.9, -4.3, 1.4), (-.62, 0, 1.06), 50, h=720)


def control_display():
    reset(); P.control(); rbox("backdrop", (30, .1, 20), (0, 6, 5), mat("backdrop", "#8e9491", .9), bevel=0)
    view("control-display", .8, (0, -.3, 1.45), (-.55, -1.25, 1.62), (0, -.32, 1.46), 52, paper=None, key=8, bloom=.5)


def container_end():
    reset(); P.container(wide=1.6)
    view("container-end", 4.2, (2.2, 0, 1.4), (8.6, -5.2, 1.7), (2.25, -.2, 1.45), 44, side=1, key=9)


def container_corner():
    reset(); P.container(wide=1.4)
    view("container-corner", 1.6, (-2.6, -1.2, 2.5), (-4.1, -3.5, 3.35), (-2.5, -1.1, 2.60), 50, key=9)


def container_open():
    """The container with two doors open: racks behind them."""
    reset(); P.container(wide=1.6); m = P.palette(); f = -1.22
    for o in [o for o in bpy.data.objects if o.location.y < -1.1 and -1.5 < o.location.x < .55 and .3 < o.location.z < 2.5 and not o.name.startswith(("t", "body", "belt", "roof"))]: bpy.data.objects.remove(o)
    for o in [o for o in bpy.data.objects if o.name.startswith("line")]: bpy.data.objects.remove(o)
    for x0, x1 in ((-2.79, -1.45), (.49, 2.79)): rbox("lineslot", (x1 - x0, .006, .052), ((x0 + x1) / 2, f - .011, 2.585), m["seam"], r=.012, bevel=.001, axis="Y"); rbox("line", (x1 - x0 - .02, .006, .0232), ((x0 + x1) / 2, f - .0135, 2.585), m["led"], r=.006, bevel=.001, axis="Y")
    cut = rbox("cut", (1.90, 1.2, 2.40), (-.481, -1.0, 1.53), None, bevel=0); cut.hide_render = True
    for o in bpy.data.objects:
        if o.name.startswith("body"): b = o.modifiers.new("cut", "BOOLEAN"); b.object, b.operation = cut, "DIFFERENCE"
    rbox("inside", (1.92, .02, 2.42), (-.481, -.42, 1.53), m["back"], bevel=0)
    for c in (-1, 1): racked(-.481 + c * .47, f + .22, .78, .36, 9, .255, m, depth=.5)
    rbox("lamp", (1.5, .02, .02), (-.481, f + .06, 2.70), mat("cablamp", "#fff3df", emit=5), bevel=0); area("lamp", (1.6, .12), (-.481, f + .02, 2.66), (-.481, f + .2, 1.2), 16, "#fff0dc")
    open_doors(-.481 - .95, f, .93, 2.42, .32, m, -118); open_doors(-.481 + .95, f, -.93, 2.42, .32, m, 118)
    view("container-open", 4.0, (-.4, -.6, 1.4), (1.7, -6.9, 1.6), (-.35, 0, 1.42), 38, key=9, samples=24)


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
