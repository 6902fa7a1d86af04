"""Products without their covers, from behind and with their ports, on paper or over a workbench.
Run: blender -b -P opened.py -- NAME... [--out DIR] [--preview]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from props import torus
from electronics import *
from details import cell_materials, plaster, soft_light, sweep
import products as P

SIZE = dict(w=960, h=640, samples=32)


def take(name, eye, aim, mm, exposure=.2, bloom=.3, fstop=None, focus=None, **size):
    camera(eye, aim, mm, fstop=fstop, focus=focus)
    picture(name, **SIZE | size, exposure=exposure, bloom=bloom)


# ---------- helpers ----------
def turned(build, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Builds something around the origin, then moves and turns it as one; rot in degrees."""
    before = set(bpy.data.objects); build()
    hub = bpy.data.objects.new("hub", None); bpy.context.collection.objects.link(hub)
    for o in set(bpy.data.objects) - before - {hub}:
        if o.parent is None: o.parent = hub
    hub.location, hub.rotation_euler = loc, [math.radians(a) for a in rot]


def bench(z=.80):
    """Edge of an oak workbench along the wall."""
    oak = rough(mat("oak", "#a77d52", .4), 5, .05, "#94693f", 3)
    for k in range(3): rbox("board", (5, .158, .05), (0, -.08 - k * .16, z - .025), oak, bevel=.004)


def screwdriver(x, y, z, yaw):
    def build():
        m = P.palette()
        cyl("handle", .013, .10, (0, 0, .013), mat("grip", "#3a4a52", .5), axis="X", bevel=.005, seg=24); cyl("collar", .008, .02, (.06, 0, .013), m["dark"], axis="X", bevel=.001)
        cyl("shaft", .0032, .11, (.12, 0, .013), m["metal"], axis="X", bevel=.0005, seg=20)
    turned(build, (x, y, z), (0, 0, yaw))


# ---------- inverters and charger ----------
def tray(x, y, z, w, h, d, r, material, depth):
    """Shell of w x h with its back at y + depth, open to the front, rim `d` high."""
    rbox("shellback", (w, depth, h), (x, y + depth / 2, z), material, r=r, bevel=.004, axis="Y")
    rim = rbox("rim", (w, d, h), (x, y - d / 2, z), material, r=r, bevel=0, axis="Y")
    cut = rbox("cut", (w - .014, d * 3, h - .014), (x, y - d / 2, z), None, r=r - .007, bevel=0, axis="Y"); cut.hide_render = True
    b = rim.modifiers.new("cut", "BOOLEAN"); b.object, b.operation = cut, "DIFFERENCE"


def inverter_inside(size, phases, z):
    """Open inverter on the wall, its floor 9 cm from it."""
    (W, D, H), m = size, P.palette(); r = .05 * W / .5
    tray(0, -D * .44, z + H / 2, W - .012, H - .012, .045, r, m["back"], D * .44)
    for sx in (-1, 1): array(rbox("fin", (.012, .0045, H - .14), (sx * (W / 2 - .006), -D * .40, z + H / 2), m["dark"], bevel=.001), int(D * 32), (0, .0105, 0))
    power_stage(0, -D * .44, z + H / 2, W - .045, H - .045, phases, PV if phases == 3 else PV[:2] * 2)


def glands(points, z, y=-.07):
    m = P.palette()
    for x, r, color in points:
        cyl("gland", .016, .024, (x, y, z - .012), m["dark"], bevel=.002, seg=6); cyl("nut", .0145, .018, (x, y, z - .032), m["dark"], bevel=.002, seg=32)
        tube("cable", [(x, y, z - .03), (x, y, z - .10), (x * .9, y + .03, z - .22), (x * .9, -.02, z - .5)], r, mat("sheath" + color, color, .5))


def inverter_cover(size, x, z, lean=11):
    """Front shell of an inverter, leaning against the wall."""
    W, D, H = size; d = D * .55
    def build():
        m = P.palette(); e = W * .10; f = -d - .0005
        rbox("front", (W, d, H), (0, -d / 2, H / 2), m["shell"], r=.055 * W / .5, bevel=.012, segs=8, axis="Y")
        rbox("slot", (W - 2 * e, .004, .0105), (0, f + .0012, H * .315), m["seam"], r=.005, bevel=.0008, axis="Y"); rbox("line", (W - 2 * e - .012, .004, .0042), (0, f, H * .315), mat("lineoff", "#6f7a72", .4), r=.002, bevel=.0006, axis="Y")
        rbox("screen", (.096, .004, .044), (W / 2 - e - .048, f + .0006, H - .085), m["glass"], r=.009, bevel=.0008, axis="Y")
        text(BRAND, .026, (-W / 2 + e, f - .0003, H - .094), m["ink"], FONT)
    turned(build, (x, -H * math.sin(math.radians(lean)) - .004, z), (-lean, 0, 0))


def inverter_open():
    reset(); plaster("#aaa79c"); bench(.80); s = (.50, .20, .46)
    inverter_inside(s, 3, 1.0); glands([(-.17, .005, "#a8342b"), (-.13, .005, "#1a1c1c"), (-.09, .005, "#a8342b"), (-.05, .005, "#1a1c1c"), (.035, .005, "#3d6f9e"), (.085, .009, "#8f9491"), (.14, .010, "#8f9491")], 1.0)
    inverter_cover(s, .60, .80); screwdriver(.20, -.25, .80, 24)
    soft_light(1.0, (.1, -.1, 1.2), key=12, depth=-.9)
    take("inverter-open", (-.50, -1.62, 1.50), (.205, -.08, 1.115), 52, exposure=.3, **OPENING | dict(samples=32))


def inverter_single_open():
    reset(); plaster("#c2b8a6"); s = (.37, .165, .385)
    inverter_inside(s, 1, 1.0); glands([(-.125, .005, "#a8342b"), (-.09, .005, "#1a1c1c"), (-.055, .005, "#a8342b"), (-.02, .005, "#1a1c1c"), (.055, .009, "#8f9491"), (.115, .005, "#3d6f9e")], 1.0, -.05)
    soft_light(.62, (0, -.1, 1.2), side=1, key=12, depth=-.9)
    take("inverter-single-open", (.36, -.88, 1.36), (.0, -.08, 1.18), 46, exposure=.3)


def charger_open():
    reset(); plaster("#b4afa3"); bench(.84); m = P.palette(); W, D, H, r, z = .235, .105, .335, .07, 1.0
    tray(0, -.045, z + H / 2, W - .01, H - .01, .030, r - .008, m["back"], .045)
    rbox("plate", (W - .05, .002, H - .05), (0, -.046, z + H / 2), mat("alu", "#c3c7c8", .3, metal=1), r=.04, bevel=.0005, axis="Y")
    pcb(-.012, -.053, z + .262, .135, .088, 5, 40); processor(-.03, -.0535, z + .268, .022); rbox("light", (.004, .0016, .002), (.03, -.055, z + .285), m["led"], bevel=0); [relay(.022 + .0, -.054, z + .245, .022, .020, .016)]
    for k in (-1, 1): capacitor(-.064 + .0, -.054, z + .262 + k * .018, .009, .024)
    rbox("contactor", (.078, .052, .082), (-.045, -.072, z + .155), mat("contactor", "#2b2f30", .45), r=.004, bevel=.002, axis="Y"); rbox("bridge", (.058, .008, .046), (-.045, -.101, z + .155), mat("bridge", "#d6d5cc", .45), r=.004, bevel=.002, axis="Y")
    for k in range(4):
        for s in (-1, 1): cyl("cscrew", .0052, .002, (-.072 + k * .018, -.099, z + .155 + s * .033), m["metal"], axis="Y", bevel=.0005, seg=24)
        tube("core", [(-.072 + k * .018, -.085, z + .192), (-.070 + k * .018, -.098, z + .212), (.034 + k * .012, -.094, z + .205), (.040 + k * .010, -.085, z + .19)], .0028, mat("lead" + AC[k], AC[k], .42))
    rbox("meter", (.054, .044, .082), (.052, -.068, z + .155), mat("meter", "#e3e2dc", .4), r=.003, bevel=.002, axis="Y"); rbox("display", (.036, .002, .018), (.052, -.0905, z + .168), m["glass"], r=.002, bevel=.0004, axis="Y"); rbox("digits", (.022, .0004, .005), (.052, -.0918, z + .168), m["white"], bevel=0); rbox("pulse", (.003, .001, .003), (.052, -.0905, z + .145), m["led"], bevel=0)
    terminals(-.002, -.047, z + .083, AC, .020, .036, .032)
    cyl("gland", .02, .026, (-.02, -.045, z - .006), m["dark"], bevel=.002, seg=6); tube("cable", [(-.02, -.045, z), (-.02, -.05, z - .06), (-.03, -.06, z - .12), (-.13, -.04, z - .15), (-.34, -.10, z - .148)], .0105, mat("cable", "#151716", .55))
    def cover():
        rbox("front", (W, .057, H), (0, -.0285, H / 2), m["shell"], r=r, bevel=.013, segs=8, axis="Y"); rbox("glass", (W - .062, .006, H - .062), (0, -.0575, H / 2), m["glass"], r=r - .031, bevel=.0022, axis="Y")
        rbox("line", (.060, .003, .0042), (0, -.0610, H * .70), mat("lineoff", "#6f7a72", .4), r=.002, bevel=.0006, axis="Y"); text(BRAND, .0165, (0, -.0612, .062), m["ink"], FONT, align="CENTER")
    turned(cover, (.32, -H * math.sin(math.radians(12)) - .004, .84), (-12, 0, 0)); screwdriver(.08, -.30, .84, 16)
    soft_light(.62, (.1, -.1, 1.1), key=12, depth=-.9)
    take("charger-open", (-.30, -1.06, 1.32), (.125, -.07, 1.10), 48, exposure=.3)


# ---------- loggers and the plug ----------
def logger_label(kind, y):
    """Label on the back of a logger: name, ratings as lines, bar code."""
    m, ink = P.palette(), mat("print", "#2a2f2c", .6); rnd = random.Random(len(kind)); rot = (math.pi / 2, 0, math.pi)
    rbox("label", (.036, .0003, .062), (0, y + .0002, .062), mat("label", "#dcdedb", .5), r=.003, bevel=0, axis="Y")
    text(BRAND, .0075, (.0145, y + .0005, .082), ink, FONT, rot=rot, depth=.00005); text(kind, .0055, (.0145, y + .0005, .074), ink, FONT, rot=rot, depth=.00005)
    for k in range(4): rbox("line", (.029 - .006 * (k % 2), .0002, .0009), (.003 * (k % 2), y + .0005, .068 - k * .003), ink, bevel=0)
    x = .0145
    while x > -.013: w = rnd.choice((.0005, .0009, .0014)); rbox("bar", (w, .0002, .012), (x - w / 2, y + .0005, .045), ink, bevel=0); x -= w + rnd.choice((.0005, .0008))


def pins(z):
    """Contacts in the port of a logger."""
    m = P.palette(); cyl("well", .0098, .001, (0, 0, z), m["dark"], bevel=0)
    for k in range(6): cyl("pin", .0011, .005, (.0055 * math.cos(k * math.pi / 3), .0055 * math.sin(k * math.pi / 3), z + .0015), mat("gold", "#d9a94a", .25, metal=1), bevel=.0003, seg=16)


def logger_wifi_back():
    reset(); sweep(.35, "#b9bfbc")
    def lying(): P.dongle("WiFi"); logger_label("WiFi", .015); pins(.1555)
    turned(lying, (.046, -.075, .0155), (90, 0, 148))
    def standing(): P.dongle("WiFi"); pins(.1555)
    turned(standing, (-.045, .0, 0), (0, 0, -14))
    soft_light(.22, (0, .0, .02), key=15)
    take("logger-wifi-back", (.03, -.48, .27), (.022, .0, .066), 58, exposure=.25, bloom=.35)


def network_plug(m):
    """RJ45 plug with its cable, contacts up, pointing along +Y."""
    clear = mat("plugbody", "#d4dcdc", .15, coat=.5)
    rbox("plug", (.0116, .021, .0082), (0, 0, .0041), clear, bevel=.0005); array(rbox("contact", (.0006, .006, .0004), (-.0036, .0068, .0083), mat("gold", "#d9a94a", .25, metal=1), bevel=0), 8, (.00103, 0, 0))
    cyl("glandnut", .0078, .012, (0, -.040, .0078), m["back"], axis="Y", bevel=.001, seg=6); cyl("glandseal", .0062, .006, (0, -.032, .0072), m["dark"], axis="Y", bevel=.0008)
    rbox("boot", (.0125, .018, .0088), (0, -.018, .0043), mat("boot", "#e5e3dc", .5), r=.003, bevel=.001, axis="Y")
    tube("cable", [(0, -.025, .0044), (0, -.040, .0066), (0, -.06, .0040), (-.03, -.12, .0034), (-.02, -.2, .0034), (.08, -.3, .0034)], .0032, mat("network", "#e5e3dc", .5))


def logger_lan_port():
    reset(); sweep(.35, "#8e9491"); m = P.palette()
    def build():
        P.dongle("LAN"); gone = [o for o in bpy.data.objects if o.name.startswith("cablegland")]
        for o in gone: bpy.data.objects.remove(o)
        rbox("collar", (.030, .022, .012), (0, 0, -.003), m["back"], r=.005, bevel=.0015)
        rbox("bay", (.0124, .0094, .001), (0, 0, -.0091), m["seam"], bevel=0); rbox("key", (.006, .003, .001), (0, .0055, -.0091), m["seam"], bevel=0)
        for k in range(8): rbox("contact", (.0005, .0005, .0008), (-.0036 + k * .00103, -.0036, -.0094), mat("gold", "#d9a94a", .25, metal=1), bevel=0)
        for s, c in ((-1, m["led"]), (1, mat("amber", "#e8a63b", emit=1.6))): rbox("lamp", (.0022, .0022, .0006), (s * .0095, .0055, -.0092), c, bevel=.0002)
    turned(build, (.010, .0, .0155), (-90, 0, -16))
    turned(lambda: network_plug(m), (-.046, -.020, 0), (0, 0, -34))
    soft_light(.22, (0, .0, .02), key=15)
    take("logger-lan-port", (-.100, -.26, .160), (-.004, .030, .004), 56, exposure=.3, bloom=.4, fstop=9, focus=(.0, .01, .015))


def logger_4g_sim():
    reset(); sweep(.35, "#c4c0b6"); m = P.palette(); gold = mat("gold", "#d9a94a", .25, metal=1)
    def build():
        P.dongle("4G"); x = -.026
        rbox("slot", (.002, .0034, .020), (x + .0009, .001, .040), m["seam"], r=.001, bevel=0, axis="X")
        rbox("tray", (.022, .0016, .0150), (x - .008, .001, .040), m["metal"], r=.0016, bevel=.0003, axis="Y"); rbox("lip", (.0018, .0040, .0185), (x - .0190, .001, .040), m["shell"], r=.0012, bevel=.0004, axis="X")
        rbox("sim", (.0135, .0008, .0115), (x - .0090, -.0002, .040), mat("card", "#eceeed", .4), r=.001, bevel=.0001, axis="Y"); rbox("chip", (.0080, .0003, .0076), (x - .0090, -.0007, .040), gold, r=.0012, bevel=0, axis="Y")
        for k in (-1, 0, 1): rbox("cut", (.0080, .0002, .00025), (x - .0090, -.0009, .040 + k * .0024), m["dark"], bevel=0)
        rbox("cut", (.00025, .0002, .0076), (x - .0090, -.0009, .040), m["dark"], bevel=0)
    turned(build, (.03, -.035, .0155), (-90, 0, -24))
    soft_light(.22, (0, .0, .02), key=14)
    take("logger-4g-sim", (-.105, -.215, .190), (.030, .016, .008), 60, exposure=.25, bloom=.4)


def plug_open():
    """The smart plug taken apart along its axis: shell with the socket, electronics on the base with the pins."""
    reset(); sweep(.3, "#b9bfbc"); m = P.palette(); R, z = .0285, .0285
    body = cyl("body", R, .046, (0, 0, 0), m["shell"], axis="Y", bevel=.005, seg=128); hollow = cyl("hollow", R - .0028, .04, (0, .012, 0), None, axis="Y", bevel=0, seg=128); hollow.hide_render = True
    b = body.modifiers.new("cut", "BOOLEAN"); b.object, b.operation = hollow, "DIFFERENCE"
    shell = [body, hollow, cyl("ledring", R + .0002, .0016, (0, .010, 0), mat("lineoff", "#6f7a72", .4), axis="Y", bevel=.0003, seg=128)]
    hub = bpy.data.objects.new("hub", None); bpy.context.collection.objects.link(hub)
    for o in shell: o.parent = hub
    hub.location, hub.rotation_euler = (-.052, .030, z), (0, 0, math.radians(118))
    def base():
        cyl("rearring", R - .001, .012, (0, .027, 0), m["back"], axis="Y", bevel=.003, seg=128); cyl("collar", R - .0035, .006, (0, .018, 0), m["dark"], axis="Y", bevel=.001, seg=96)
        for s in (-1, 1): cyl("pin", .0024, .019, (s * .0095, .042, 0), m["metal"], axis="Y", bevel=.001); rbox("strap", (.004, .034, .0014), (s * .0105, -.002, -.006), cell_materials()["copper"], bevel=.0003); rbox("clip", (.006, .008, .0022), (s * .0105, -.020, -.006), m["metal"], bevel=.0005)
        cyl("disc", R - .0042, .0016, (0, .0142, 0), mat("pcb#1f5c3c", "#1f5c3c", .32, coat=.3), axis="Y", bevel=.0003, seg=96)
        relay(-.0085, .0134, .0075, .017, .020, .022, "#2a6a9c"); relay(.0125, .0134, .009, .010, .014, .014, "#191c1e"); capacitor(.0145, .0134, -.009, .0052, .017); capacitor(-.0145, .0134, -.010, .0042, .012)
        rbox("shunt", (.012, .004, .003), (0, .0115, -.0155), m["metal"], bevel=.0006); processor(.003, .0134, -.016, .007)
        for k in range(8): rbox("chip", (.0022, .0014, .0014), (-.009 + k * .0024, .0128, -.0200 + .002 * (k % 2)), m["dark"], bevel=.0002)
    turned(base, (.022, .0, z), (0, 0, -42))
    soft_light(.16, (0, .0, .02), key=15)
    take("plug-open", (-.030, -.235, .110), (-.012, .008, .024), 57, exposure=.25)


# ---------- power conversion, towers, modules ----------
def fan_guard(x, y, z, r):
    """Round fan behind a wire guard, facing +Y."""
    m = P.palette(); cyl("ring", r, .008, (x, y, z), m["dark"], axis="Y", bevel=.002, seg=96); cyl("hole", r * .92, .0086, (x, y + .0002, z), m["seam"], axis="Y", bevel=0, seg=96); cyl("hub", r * .30, .012, (x, y + .001, z), m["back"], axis="Y", bevel=.002)
    for k in range(7):
        o = rbox("blade", (r * .30, .001, r * .56), (x, y + .0046, z), mat("blade", "#3a403d", .4), bevel=0); a = k / 7 * 2 * math.pi; o.location = (x + r * .58 * math.sin(a), y + .0048, z + r * .58 * math.cos(a)); o.rotation_euler = (.32, a, 0)
    for k in range(1, 5): torus("wire", r * .2 * k + r * .08, .0012, (x, y + .0085, z), m["metal"])
    for k in range(4): rbox("spoke", (.0022, .0022, r * 1.9), (x, y + .0080, z), m["metal"], bevel=0).rotation_euler[1] = k * math.pi / 4


def pcs_back():
    reset(); sweep(1.1, "#9fa5a2"); cu = cell_materials()["copper"]
    def build():
        m = P.palette(); P.pcs(); y, z, H = .33, .012, .26
        rbox("rearplate", (.574, .006, H - .022), (0, y + .002, z + H / 2), m["steel"], r=.006, bevel=.0015, axis="Y")
        for k in range(3): fan_guard(-.205 + k * .112, y + .006, z + .170, .050)
        for k in range(8): cyl("rivet", .003, .002, (-.272 + k * .0777, y + .006, z + H - .022), m["metal"], axis="Y", bevel=.0006, seg=20)
        # DC: two bars in an orange frame; AC: three phases and neutral; earth
        rbox("dcframe", (.120, .020, .085), (.19, y + .014, z + .185), mat("orange", "#d8722a", .45), r=.006, bevel=.002, axis="Y"); rbox("dcbay", (.104, .004, .069), (.19, y + .0235, z + .185), m["seam"], r=.004, bevel=0, axis="Y")
        for s in (-1, 1): rbox("dcbar", (.026, .05, .005), (.19 + s * .027, y + .045, z + .180), cu, bevel=.0012); cyl("bolt", .0075, .007, (.19 + s * .027, y + .055, z + .186), m["metal"], bevel=.001, seg=6); text("+" if s < 0 else "–", .020, (.19 + s * .027, y + .0258, z + .197), m["white"], FONT, rot=(math.pi / 2, 0, math.pi), align="CENTER", depth=.0002)
        rbox("acframe", (.330, .016, .070), (-.085, y + .012, z + .062), m["dark"], r=.006, bevel=.002, axis="Y")
        for k, c in enumerate(AC[:4]): x = -.205 + k * .080; rbox("acbar", (.024, .044, .005), (x, y + .040, z + .056), cu, bevel=.0012); cyl("bolt", .0070, .007, (x, y + .050, z + .062), m["metal"], bevel=.001, seg=6); rbox("mark", (.030, .002, .008), (x, y + .0205, z + .084), mat("mark" + c, c, .4), r=.002, bevel=.0004, axis="Y")
        cyl("earth", .009, .022, (.118, y + .014, z + .050), m["metal"], axis="Y", bevel=.001, seg=24); cyl("earthnut", .012, .007, (.118, y + .018, z + .050), m["metal"], axis="Y", bevel=.001, seg=6)
        for k in range(3): rbox("port", (.017, .010, .014), (.168 + k * .026, y + .009, z + .088), m["metal"], bevel=.001); rbox("portbay", (.0125, .001, .0095), (.168 + k * .026, y + .0142, z + .087), m["seam"], bevel=0)
        rbox("signals", (.080, .014, .016), (.196, y + .010, z + .050), mat("signal", "#4d9460", .45), bevel=.001); array(rbox("way", (.005, .001, .006), (.196 - .036, y + .0174, z + .050), m["seam"], bevel=0), 10, (.008, 0, 0))
    turned(build, (0, 0, 0), (0, 0, 180))
    soft_light(.7, (0, -.3, .14), key=14)
    take("pcs-back", (-.54, -1.30, .52), (-.015, -.28, .112), 53, exposure=.2)


def tower_back():
    reset(); sweep(1.5, "#b9bfbc"); n, W, D, H = 4, .66, .215, .285
    def build():
        m = P.palette(); P.battery(n); y = D / 2
        z = .05
        for k in range(n + 1):
            z += .006 if k < n else .018; h = H if k < n else .34
            array(rbox("rearfin", (.0065, .016, h - .07), (-.27, y + .006, z + h / 2), m["back"], bevel=.0015), 19, (.030, 0, 0)); z += h
        top = z
        for s in (-1, 1): rbox("bracket", (.060, .004, .14), (s * .19, y + .018, top - .03), m["metal"], r=.006, bevel=.001, axis="Y"); cyl("bolt", .010, .006, (s * .19, y + .022, top - .07), m["dark"], axis="Y", bevel=.001, seg=6); rbox("fold", (.060, .07, .004), (s * .19, y + .052, top + .038), m["metal"], bevel=.001); rbox("wallplate", (.060, .004, .06), (s * .19, y + .086, top + .010), m["metal"], r=.006, bevel=.001, axis="Y")
    turned(build, (0, 0, 0), (0, 0, 180))
    soft_light(1.6, (0, 0, .8), side=1, key=15)
    take("tower-back", (1.30, -2.05, 1.86), (.02, 0, 1.10), 54, exposure=.35)


def tower_open():
    """Power unit of the tower without its front: what the inverter has on the wall, on top of the modules."""
    reset(); plaster("#b9b4a8"); m = P.palette(); n, W, D, H, r = 3, .66, .215, .285, .062
    P.battery(n, y=-.115); top = .05 + n * (H + .006) + .018
    for o in [o for o in bpy.data.objects if o.name.startswith("front") and o.location.z > top or o.name.startswith("t") and o.location.z > top]: bpy.data.objects.remove(o)
    for o in [o for o in bpy.data.objects if o.name.startswith("rear") and o.location.z > top]: bpy.data.objects.remove(o)
    tray(0, -.115 + D / 2 - .075, top + .17, W - .004, .34, .050, .02, m["back"], .075)
    power_stage(0, -.115 + D / 2 - .075, top + .17, W - .05, .31, 3)
    soft_light(1.0, (0, -.15, 1.05), key=12, depth=-.9)
    take("tower-open", (.62, -1.36, 1.56), (.02, -.12, 1.005), 50, exposure=.25)


def module_contacts():
    """Top of a battery module: plug-in contacts of the stack, guide pins and seal."""
    reset(); sweep(.6, "#9fa5a2"); m = P.palette(); W, D, H = .66, .215, .285; cu = cell_materials()["copper"]
    rbox("rear", (W - .004, .06, H), (0, D / 2 - .03, H / 2), m["back"], r=.02, bevel=.004); rbox("front", (W, D - .063, H), (0, -.0315, H / 2), m["shell"], r=.062, bevel=.0055, segs=6)
    rbox("deck", (W - .05, D - .055, .004), (0, 0, H + .001), m["dark"], r=.04, bevel=.0015)
    rbox("seal", (W - .075, D - .080, .005), (0, 0, H + .003), mat("gasket", "#0d0e0e", .8), r=.03, bevel=.002); rbox("inner", (W - .095, D - .100, .006), (0, 0, H + .0031), m["dark"], r=.022, bevel=.001)
    rbox("housing", (.190, .066, .020), (0, .0, H + .012), mat("orange", "#d8722a", .45), r=.010, bevel=.003); rbox("nest", (.176, .052, .002), (0, 0, H + .0222), m["seam"], r=.008, bevel=0)
    for s in (-1, 1):
        for k in (-1, 1): rbox("blade", (.030, .004, .020), (s * .058, k * .007, H + .028), cu, bevel=.0012)
        cyl("pinbase", .016, .006, (s * .215, 0, H + .006), m["metal"], bevel=.001); cyl("guide", .0095, .034, (s * .215, 0, H + .022), m["metal"], bevel=.005); rbox("mark", (.030, .006, .0006), (s * .058, -.040, H + .0064), m["white"], bevel=0)
    array(cyl("signal", .0016, .012, (-.0175, -.007, H + .027), mat("gold", "#d9a94a", .25, metal=1), bevel=.0005, seg=16), 6, (.007, 0, 0)); array(cyl("signal", .0016, .012, (-.0175, .007, H + .027), mat("gold", "#d9a94a", .25, metal=1), bevel=.0005, seg=16), 6, (.007, 0, 0))
    text(BRAND, .030, (-W / 2 + .07, -D / 2 - .0003, .050), m["ink"], FONT)
    soft_light(.62, (0, 0, .28), key=14)
    take("module-contacts", (.30, -.67, .63), (.010, -.01, .258), 49, exposure=.25, bloom=.1, fstop=10, focus=(0, -.02, .30))


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
