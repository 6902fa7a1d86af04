"""The apps on a phone and on a laptop. OUT/screens holds what they show, taken from the built site by `npm run pictures:screens`: phone.png, fleet.png, demand.png,
site.png and code.png in dark, plan.png in light.
Run: blender -b -P devices.py -- NAME... [--out DIR] [--preview]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from rooms import WARM
from props import torus
import products as P


DISPLAY = (304, 528)                                       # a screen of the phone in CSS pixels


def display(name, w, parent=None, glow=1.15):
    """Panel of width w that shows a screenshot, glowing or printed; returns the panel and its height."""
    im = bpy.data.images.load(os.path.join(OUT, "screens", name + ".png")); h = w * im.size[1] / im.size[0]
    m = bpy.data.materials.new(name); m.use_nodes = True; n, l = m.node_tree.nodes, m.node_tree.links; p = n["Principled BSDF"]
    t, uv = n.new("ShaderNodeTexImage"), n.new("ShaderNodeTexCoord"); t.image, t.extension = im, "CLIP"; l.new(uv.outputs["Generated"], t.inputs["Vector"])
    p.inputs["Roughness"].default_value, p.inputs["Specular"].default_value = .12 if glow else .8, .4
    l.new(t.outputs["Color"], p.inputs["Base Color"])                     # the filter keeps what differs in colour
    l.new(t.outputs["Color"], p.inputs["Emission"]); p.inputs["Emission Strength"].default_value = glow; m.cycles.sample_as_light = False
    bm = bmesh.new(); vs = [bm.verts.new(v) for v in ((-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0))]; bm.faces.new(vs)
    return finish(bm, "display", m, parent=parent), h


def phone(screen="phone"):
    """Phone lying on its back, screen up, centred at the origin; returns its frame to be turned and placed."""
    o = bpy.data.objects.new("phone", None); bpy.context.collection.objects.link(o)
    d, h = display(screen, .068); d.location.z = .0085; d.parent = o
    rbox("body", (.0745, h + .0065, .0075), (0, 0, .0042), mat("phonebody", "#1c1f1e", .28, metal=.8), r=.011, bevel=.0018, segs=5, parent=o); rbox("glass", (.0722, h + .0042, .0006), (0, 0, .0080), mat("phoneglass", "#040505", .06, coat=1), r=.0098, bevel=.0002, parent=o)
    return o


def phone_on_table(tilt=76, yaw=0, tower=(.42, 1.28), modules=3):
    """Phone on a stand on an oak table in the evening, a cup beside it, the tower out of focus behind; returns the corners of its display."""
    reset(); world("#39465c", .30)
    oak = rough(mat("oak", "#a77d52", .4), 5, .05, "#94693f", 3); rbox("table", (1.6, .8, .04), (0, .1, -.02), oak, r=.03, bevel=.006)
    rbox("wall", (8, .2, 5), (0, 1.5, 1), rough(mat("plasterw", "#b7ada0", .85), 55, .22, "#aaa093", 1.4), bevel=0); rbox("floor", (8, 5, .02), (0, 0, -.76), rough(mat("oakf", "#8b6846", .45), 5, .05, "#7a5a3a", 3), bevel=0)
    instance(lambda: P.battery(modules, line=.008), [(*tower, -.75, 0)])
    ph = phone(); ph.rotation_euler, ph.location = (math.radians(tilt), 0, math.radians(yaw)), (-.03, -.02, .074)
    st = mat("stand", "#b9bdbb", .3, metal=1); rbox("foot", (.075, .075, .005), (-.02, .02, .003), st, r=.012, bevel=.0012); rbox("lip", (.07, .012, .012), (-.036, -.052, .008), st, r=.003, bevel=.001).rotation_euler[2] = math.radians(yaw)
    o = rbox("back", (.05, .004, .10), (-.018, .018, .05), st, r=.004, bevel=.001, axis="Y"); o.rotation_euler = (math.radians(tilt - 90), 0, math.radians(yaw))
    cyl("cup", .038, .075, (.145, .06, .0375), mat("stoneware", "#d8d3c7", .5), bevel=.006); cyl("coffee", .034, .002, (.145, .06, .0735), mat("coffee", "#2a1a10", .2), bevel=0); rbox("book", (.15, .21, .018), (-.22, .06, .009), mat("bookc", "#4d5f56", .7), bevel=.002).rotation_euler[2] = .3
    area("lamp", (.5, .5), (-.7, -.2, .9), (0, 0, 0), 7, WARM); area("wall", (.8, .3), (.5, 1.0, 1.6), (.5, 1.4, .3), 18, WARM); area("window", (.8, 1), (1.2, -.8, .8), (0, 0, .05), 4, "#a9bde0")
    bpy.context.view_layer.update(); w, h = .068, .068 * DISPLAY[1] / DISPLAY[0]
    return [ph.matrix_world @ Vector((x * w / 2, y * h / 2, .0085)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def phone_table():
    phone_on_table(66, -14, (.62, 1.28), 4)
    camera((.09, -.46, .165), (.015, 0, .073), 55, fstop=5.6, focus=(-.03, -.02, .074))
    picture("app-phone", **OPENING | dict(samples=20), exposure=.45, bloom=.12)


def laptop(screen, open_angle=105):
    alu, dk = mat("alu", "#a9aeac", .35, metal=.8), mat("keys", "#151716", .5)
    rbox("base", (.34, .24, .012), (0, 0, .006), alu, r=.014, bevel=.0025); rbox("keys", (.29, .10, .0012), (0, .035, .0122), dk, r=.005, bevel=.0004); rbox("pad", (.12, .07, .0006), (0, -.072, .0122), mat("pad", "#9ea3a1", .3, metal=.8), r=.006, bevel=.0002)
    lid = bpy.data.objects.new("lid", None); bpy.context.collection.objects.link(lid); lid.location, lid.rotation_euler[0] = (0, .12, .013), math.radians(open_angle - 90)
    d, h = display(screen, .318); d.rotation_euler[0] = math.radians(90); d.location = (0, -.0036, .115); d.parent = lid
    rbox("cover", (.34, .006, .226), (0, .0005, .113), alu, r=.012, bevel=.0015, axis="Y", parent=lid); rbox("bezel", (.334, .001, .220), (0, -.0030, .113), mat("bezel", "#0b0c0c", .35), r=.010, bevel=.0002, axis="Y", parent=lid)
    for k in range(5): array(rbox("key", (.0165, .0145, .0012), (-.134, -.002 + k * .0185, .0132), mat("keycap", "#232625", .5), r=.002, bevel=.0003), 14, (.0206, 0, 0))
    return lid


def desk(wall, wood, grain):
    oak = rough(mat("oak", wood, .4), 5, .05, grain, 3); rbox("desk", (1.8, .8, .03), (0, .05, -.015), oak, r=.02, bevel=.005)
    rbox("wall", (8, .2, 5), (0, 1.1, 1), rough(mat("wallc" + wall, wall, .85), 55, .2), bevel=0)


def cup(x, y): cyl("cup", .04, .085, (x, y, .0425), mat("stoneware", "#d8d3c7", .5), bevel=.006)


def sheet(x, y, yaw, z=.001): rbox("paper", (.21, .297, .002), (x, y, z), mat("paper", "#ecebe6", .8), bevel=0).rotation_euler[2] = yaw


def pen(x, y, z, yaw): rbox("pen", (.008, .14, .008), (x, y, z), mat("pen", "#1b1d1c", .4), r=.003, bevel=.001).rotation_euler[2] = yaw


def lamp(watts):
    dk = mat("dk", "#1b1d1c", .4); cyl("lampfoot", .07, .012, (.46, .22, .006), dk, bevel=.003); tube("arm", [(.46, .22, .01), (.46, .22, .34), (.38, .16, .42)], .006, dk); cyl("shade", .055, .05, (.355, .145, .41), dk, bevel=.01)
    area("desk", (.07, .07), (.355, .145, .38), (.30, .05, 0), watts, WARM)


def course_laptop():
    """Laptop with the course of a day on a wooden desk in the evening, headphones beside it."""
    reset(); world("#39465c", .28); desk("#6f7a75", "#8b6846", "#7a5a3a"); laptop("demand", 106); dk = mat("dk", "#1b1d1c", .4)
    torus("band", .075, .008, (.285, .02, .012), dk, axis="Z"); [cyl("ear", .034, .035, (.285 + s * .075, .0, .02), dk, axis="X", bevel=.008) for s in (-1, 1)]
    sheet(-.30, -.04, -.3); pen(-.29, -.03, .006, .6); cup(-.31, .17); lamp(2.8)
    area("key", (1.0, .8), (-1.3, -.4, 1.2), (0, 0, .1), 7, "#a9bde0"); area("back", (1.6, .2), (0, .85, 1.1), (0, 1.0, .2), 14, WARM)
    camera((.12, -.63, .30), (.03, .08, .095), 40, fstop=5.6, focus=(0, .1, .12))
    picture("app-course", **OPENING | dict(samples=24), exposure=.4, bloom=.12)


def hub_laptop():
    """Laptop on a desk with a lamp and papers, by day."""
    reset(); world("#dfe6ea", .28); desk("#8f9a93", "#c2a57e", "#b3946b"); laptop("fleet")
    sheet(-.34, -.02, .25); pen(-.30, .02, .006, -.5); cup(.30, .10); lamp(1.2)
    area("key", (1.0, .8), (-1.3, -.4, 1.2), (0, 0, .1), 26, "#fff3e2"); area("back", (1.6, .2), (0, .85, 1.1), (0, 1.0, .2), 10, WARM)
    camera((.20, -.62, .27), (.02, .08, .105), 42, fstop=5.6, focus=(0, .1, .12))
    picture("app-hub", **OPENING, exposure=.2, bloom=.12)


def site_laptop():
    """Laptop with the screens of a site on the bench of a plant, in front of a cabinet."""
    reset(); world("#cfd8dd", .35); steel = rough(mat("bench", "#6d7472", .35, metal=.6), 30, .04, "#5f6664", 2)
    rbox("bench", (1.8, .8, .03), (0, .05, -.015), steel, r=.004, bevel=.003); rbox("floor", (8, 6, .02), (0, 1.4, -.92), rough(mat("screed", "#9b9c98", .35, coat=.2), 14, .03, "#8d8c87", .5), bevel=0); rbox("wall", (9, .2, 5), (0, 3.4, 1.4), rough(mat("hallw", "#b9bdb9", .8), 55, .2), bevel=0)
    instance(lambda: P.cabinet(wide=2), [(-1.15, 2.3, -.91, 0), (.62, 2.3, -.91, 0)]); laptop("site", 108)
    rbox("glove", (.12, .22, .03), (.33, .0, .015), mat("leatherg", "#c98a2b", .9), r=.04, bevel=.012).rotation_euler[2] = .5; rbox("glove", (.12, .22, .03), (.36, .05, .042), mat("leatherg"), r=.04, bevel=.012).rotation_euler[2] = .2
    cyl("torch", .016, .15, (-.30, -.02, .016), mat("torch", "#1b1d1c", .4), axis="X", bevel=.004)
    area("key", (1.4, .5), (-1.2, -.3, 1.3), (0, 0, .1), 22, "#fff4e6"); area("hall", (3, 1), (0, 1.2, 2.6), (0, 2.2, .2), 60, "#f4f7fa")
    camera((-.22, -.62, .25), (.02, .08, .115), 42, fstop=5.6, focus=(0, .1, .12))
    picture("app-site", 960, 640, 24, exposure=.1, bloom=.12)


def code_laptop():
    """Laptop with the first signed call on a white desk in the morning, a data logger beside it."""
    reset(); world("#e4e9ee", .4); desk("#c9cfd2", "#dcdcd8", "#d2d2cd"); laptop("code", 112)
    instance(lambda: P.dongle("LAN"), [(.215, -.07, .012, math.radians(-24))]); sheet(-.31, .0, -.2); pen(-.31, .0, .006, .7); cup(-.29, .19)
    area("window", (1.2, 1.2), (1.4, -.2, 1.1), (0, 0, .1), 30, "#fff6ea"); area("fill", (1.5, .6), (-1.0, -1.0, .9), (0, 0, .1), 6, "#dbe6f2")
    camera((.10, -.60, .30), (.0, .08, .10), 40, fstop=5.6, focus=(0, .1, .12))
    picture("app-code", **OPENING | dict(samples=20), exposure=.15, bloom=.1)


def plan_table():
    """Single-line plan on a table in the evening, with pencil, ruler, circuit breakers and a lamp."""
    reset(); world("#39465c", .25); desk("#7d7468", "#9a7048", "#86603b")
    for k in range(2): sheet(-.24 + .02 * k, .12 - .03 * k, .9 + .2 * k, .001 + .0021 * k)
    rbox("sheet", (.46, .30, .0016), (0, .0, .0052), mat("paper", "#ecebe6", .8), bevel=0).rotation_euler[2] = math.radians(-9); plan, _ = display("plan", .41, glow=0); plan.location, plan.rotation_euler[2] = (0, 0, .0063), math.radians(-9)
    pen(.155, -.085, .011, .95); rbox("ruler", (.30, .028, .0025), (-.06, -.135, .0075), mat("ruler", "#b9bdbb", .3, metal=1), r=.002, bevel=.0005).rotation_euler[2] = math.radians(4)
    grey, toggle = mat("breaker", "#d9dbd8", .45), mat("toggle", "#2f6fae", .4)
    for n, (x, y, yaw) in enumerate(((.285, .075, .5), (.335, .02, .1), (.30, -.05, 1.2))): rbox("breaker", (.018, .07, .085), (x, y, .0425), grey, r=.002, bevel=.002).rotation_euler[2] = yaw; rbox("toggle", (.010, .012, .018), (x, y, .090), toggle, r=.002, bevel=.002).rotation_euler[2] = yaw
    lamp(2.6); cup(-.30, -.04); area("key", (.9, .6), (-.9, -.5, 1.1), (0, 0, 0), 7, "#a9bde0"); area("back", (1.6, .2), (0, .85, 1.1), (0, 1.0, .2), 8, WARM)
    camera((.06, -.56, .42), (.03, .02, .02), 42, fstop=5.6, focus=(.02, 0, .01))
    picture("plan-table", **OPENING | dict(samples=26), exposure=.45, bloom=.1)


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
