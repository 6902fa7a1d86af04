"""Products seen closely and opened: cells, busbars, fins, connectors, racks, on a paper sweep or a wall.
Run: blender -b -P details.py -- NAME... [--out DIR] [--preview] [--dark]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from props import *
from photos import studio_lights
import products as P


DARK_PAPER = "#232826"                                  # grounds of pictures for dark pages


def sweep(size, color="#cfd3d0", depth=1.):
    """Paper that runs from the table up the wall in one curve; size in metres."""
    if DARK: color = DARK_PAPER
    bm = bmesh.new(); prev = None
    for i in range(60):
        t = i / 59; a = max(0, min(1, (t - .45) / .3)) * math.pi / 2; r = size * .9
        y, z = (-16 + t / .45 * (16 + depth)) * size if t < .45 else depth * size + r * math.sin(a), r * (1 - math.cos(a)) + max(0, t - .75) * 16 * size
        v = (bm.verts.new((-40 * size, y, z)), bm.verts.new((40 * size, y, z)))
        if prev: bm.faces.new((prev[0], prev[1], v[1], v[0]))
        prev = v
    return finish(bm, "sweep", mat("paper" + color, color, .85))


def plaster(color="#a9a497"):
    if DARK: color = DARK_PAPER
    rbox("wall", (12, .2, 8), (0, .1, 1), rough(mat("plaster" + color, color, .85), 55, .22, "#1f2422" if DARK else "#9b9689", 1.4), bevel=0)


def soft_light(size, centre, side=-1, key=16, depth=.1):
    """Large soft box from one side and above, a strip opposite and `depth` behind, little fill; the key falls off across the subject."""
    c = Vector(centre); at = lambda x, y, z: tuple(c + Vector((x, y, z)) * size)
    world("#e6ebee", .15 if DARK else .34); key *= 2.1 if DARK else 2.5
    area("key", (.8 * size, 1.2 * size), at(1.3 * side, -.7, 1.3), c, key * size ** 2); area("strip", (.2 * size, 1.6 * size), at(-1.5 * side, depth, .7), c, key * (.9 if DARK else .4) * size ** 2, "#e8f0ff")
    area("top", (1.4 * size, .8 * size), at(0, .5, 2.1), c, key * .55 * size ** 2)


def cell_materials():
    return dict(can=mat("can", "#b4b8ba", .30, metal=.9), film=mat("film", "#2f6f9e", .28, coat=.4), cap=mat("cap", "#c9ccce", .25, metal=1), copper=rough(mat("copper", "#c87f4f", .28, metal=1), 300, .03), post=mat("post", "#dfe1e2", .2, metal=1), dark=mat("seal", "#151716", .5))


CELL = (.148, .027, .095)


def cell(x=0., y=0., z=0., scale=1.):
    """Prismatic LFP cell with two terminals, vent and label."""
    m = cell_materials(); w, d, h = (v * scale for v in CELL)
    rbox("film", (w, d, h), (x, y, z + h / 2), m["film"], r=.004 * scale, bevel=.0012 * scale); rbox("cap", (w - .003 * scale, d - .003 * scale, .003 * scale), (x, y, z + h + .001 * scale), m["cap"], r=.003 * scale, bevel=.0006 * scale)
    for s in (-1, 1):
        rbox("seal", (.026 * scale, .019 * scale, .003 * scale), (x + s * .052 * scale, y, z + h + .0035 * scale), m["dark"], r=.004 * scale, bevel=.0005 * scale); rbox("post", (.021 * scale, .014 * scale, .005 * scale), (x + s * .052 * scale, y, z + h + .0065 * scale), m["post"], r=.003 * scale, bevel=.0006 * scale)
    cyl("vent", .009 * scale, .0012 * scale, (x, y, z + h + .003 * scale), m["can"], bevel=.0004 * scale); cyl("ventmark", .006 * scale, .0008 * scale, (x, y, z + h + .0042 * scale), m["dark"], bevel=0)


def cells():
    """Three cells side by side, one lying on its face."""
    reset(); sweep(.3, "#c4c9c6"); m = cell_materials()
    for k in range(4): cell(-.03 + k * .012, -.01 + k * .055)
    text("LFP  3.2 V", .0085, (-.09, -.0240, .060), mat("inkw", "#e9efec", .5), FONT, depth=.0001)
    text("+", .012, (.024, -.0240, .074), mat("inkw", "#e9efec", .5), FONT, depth=.0001); text("–", .012, (-.09, -.0240, .074), mat("inkw", "#e9efec", .5), FONT, depth=.0001)
    soft_light(.34, (0, .05, .05), key=18)
    camera((.19, -.42, .20), (.0, .05, .045), 60)
    picture("cells", **OPENING, exposure=.25, bloom=.1)


def busbar():
    """Copper links and balancing board over a row of cells, from close by."""
    reset(); sweep(.3, "#8e9491"); m = cell_materials(); pitch = .031
    for k in range(9): cell(0, k * pitch - .12)
    for k in range(8):
        s = 1 if k % 2 else -1; y = k * pitch - .12 + pitch / 2
        rbox("link", (.024, pitch + .016, .0022), (s * .052, y, .1045), m["copper"], r=.004, bevel=.0007)
        arch = cyl("arch", .0055, .022, (s * .052, y, .1045), m["copper"], axis="X", bevel=.0006, seg=48)
        for e in (-1, 1): cyl("weld", .0045, .0006, (s * .052, y + e * pitch / 2, .1059), m["can"], bevel=.0002)
    rbox("board", (.046, .27, .0016), (0, .0, .1065), rough(mat("pcb", "#1f5c3c", .35, coat=.3), 500, .02), bevel=.0003)
    rnd = random.Random(2)
    for k in range(46): rbox("chip", (.002 + .005 * rnd.random(), .002 + .006 * rnd.random(), .0014), ((rnd.random() - .5) * .038, (rnd.random() - .5) * .25, .108), m["dark"], bevel=.0002)
    for k in range(9): tube("tap", [(-.020 if k % 2 else .020, k * pitch - .12, .1075), (-.034 if k % 2 else .034, k * pitch - .118, .112), (-.050 if k % 2 else .050, k * pitch - .114, .1065)], .0009, mat("tapred", "#b33a30", .5) if k % 2 else m["dark"])
    rbox("plug", (.024, .012, .008), (0, -.120, .111), mat("plugw", "#e8e6df", .4), r=.002, bevel=.0006); rbox("led", (.003, .0015, .001), (.014, -.10, .108), P.palette()["led"], bevel=0)
    soft_light(.34, (0, 0, .1), key=18)
    camera((.17, -.30, .245), (.01, -.035, .095), 70)
    picture("busbar", **OPENING, soft=True, exposure=.25, bloom=.12)


def module_open():
    """One battery module with its front shell lifted off: sixteen cells, copper links, monitoring board."""
    reset(); sweep(1, "#c8cdca"); p, m = P.palette(), cell_materials(); W, D, H = .66, .215, .285
    rbox("tray", (W, D, .012), (0, 0, .012), p["back"], r=.05, bevel=.004); rbox("rear", (W - .004, .06, H), (0, D / 2 - .03, H / 2 + .006), p["back"], r=.02, bevel=.004)
    for s in (-1, 1): rbox("endplate", (.014, .15, .20), (s * .30, -.03, .118), p["metal"], r=.004, bevel=.002, axis="Z"); rbox("strap", (.60, .004, .02), (0, -.104, .07 if s > 0 else .17), p["metal"], bevel=.001)
    for k in range(16):
        x = -.27 + k * .036
        rbox("cell", (.0335, .148, .175), (x, -.028, .106), m["film"], r=.003, bevel=.0012); rbox("lid", (.031, .144, .003), (x, -.028, .195), m["cap"], bevel=.0006)
        for s in (-1, 1): rbox("post", (.016, .022, .008), (x, -.028 + s * .05, .200), m["post"], r=.003, bevel=.0006)
    for k in range(15):
        s = 1 if k % 2 else -1; rbox("link", (.052, .026, .003), (-.27 + .018 + k * .036, -.028 + s * .05, .205), m["copper"], r=.005, bevel=.0008)
    rbox("bms", (.52, .046, .0024), (0, -.028, .207), rough(mat("pcb", "#1f5c3c", .35, coat=.3), 500, .02), bevel=.0004)
    rnd = random.Random(4)
    for k in range(60): rbox("chip", (.004 + .014 * rnd.random(), .003 + .008 * rnd.random(), .003), ((rnd.random() - .5) * .48, -.028 + (rnd.random() - .5) * .036, .2095), m["dark"], bevel=.0003)
    tube("lead", [(-.29, .02, .2), (-.31, .03, .225), (-.25, .055, .24), (-.18, .066, .22)], .005, mat("orange", "#d8722a", .45)); tube("lead", [(.29, .02, .2), (.31, .03, .225), (.25, .055, .24), (.18, .066, .22)], .005, m["dark"])
    front = rbox("front", (W, .150, H), (-.50, .16, H / 2), p["shell"], r=.062, bevel=.0055, segs=6); front.rotation_euler = (0, 0, math.radians(24))
    text(BRAND, .030, (-.72, -.012, .060), p["ink"], FONT, rot=(math.pi / 2, 0, math.radians(24)))
    soft_light(.9, (0, -.05, .15), key=15)
    camera((.62, -1.30, .72), (-.13, .0, .115), 52)
    picture("module-open", **OPENING, exposure=.2, bloom=.12)


def fins():
    """Flank of the tower from the side: shells, cooling fins and the line of light, no fan."""
    reset(); sweep(1.4, "#c3c8c5"); P.battery(5, line=.006, mark=False)
    soft_light(1.2, (.3, 0, 1.3), side=1, key=13)
    camera((1.12, -.80, 1.72), (.24, -.02, 1.40), 58)
    picture("fins", **OPENING, exposure=.15, bloom=.3)


def connectors():
    """Underside of the inverter: DC plugs, AC glands, cables in a duct on a plaster wall."""
    reset(); plaster(); P.inverter(y=-.11, z=1.0); m = P.palette()
    for k, x in enumerate((-.17, -.13, -.09, -.05)):
        c = mat("pvcable", "#141615", .5) if k % 2 else mat("pvred", "#a8342b", .5)
        cyl("plug", .0105, .05, (x, -.08, .955), m["dark"], bevel=.002, seg=24); cyl("nut", .0125, .018, (x, -.08, .925), m["dark"], seg=6); tube("cable", [(x, -.08, .92), (x + .004, -.08, .84), (x - .01, -.06, .74), (x - .02, -.045, .5)], .0048, c)
    for x, r in ((.02, .006), (.075, .010), (.14, .010)): cyl("nut", .017, .022, (x, -.08, .962), m["dark"], seg=6); tube("cable", [(x, -.08, .96), (x, -.08, .86), (x + .01, -.06, .76), (x + .01, -.045, .5)], r, mat("accable", "#8f9491", .5))
    rbox("duct", (.36, .06, .5), (-.01, -.03, .52), mat("duct", "#dcdcd6", .45), bevel=.004)
    soft_light(.8, (0, -.1, .98), key=12); area("under", (.5, .3), (-.1, -.8, .55), (0, -.1, .95), 5, "#eef3f6")
    camera((.50, -.74, .80), (.005, -.08, .985), 48, fstop=5.6, focus=(.0, -.1, .97))
    picture("connectors", 960, 640, 14, exposure=.3, bloom=.2)


def logger_fitted():
    """Data logger screwed into the port under an inverter."""
    reset(); plaster("#b4afa3"); m = P.palette(); P.inverter(y=-.11, z=1.0, glands=((-.17, 0), (-.13, 0), (.10, 1), (.16, 1)))
    P.dongle("WiFi", x=-.02, y=-.09, z=.845)
    for x in (.10, .16): tube("cable", [(x, -.08, .97), (x, -.08, .86), (x + .02, -.05, .7), (x + .02, -.04, .4)], .010, mat("accable", "#8f9491", .5))
    for x, c in ((-.17, "#a8342b"), (-.13, "#141615")): cyl("plug", .0105, .05, (x, -.08, .955), m["dark"], bevel=.002, seg=24); tube("cable", [(x, -.08, .94), (x + .004, -.08, .84), (x - .01, -.06, .74), (x - .02, -.045, .4)], .0048, mat("pv" + c, c, .5))
    soft_light(.6, (0, -.1, .9), key=11); area("under", (.4, .3), (-.2, -.7, .6), (0, -.1, .9), 3.4, "#eef3f6")
    camera((.20, -.58, .88), (.005, -.09, .935), 56, fstop=4, focus=(-.02, -.105, .9))
    picture("logger-fitted", **OPENING, exposure=.3, bloom=.4)


def charger_plug():
    """The plug in its holster beside the charger, at dusk."""
    reset(); plaster("#8c877b"); P.wallbox(x=0, y=-.06, z=1.0); world("#50607a", .25)
    area("key", (.5, .9), (-1.0, -.9, 2.0), (0, -.1, 1.15), 22, "#ffd9a8"); area("rim", (.2, 1.2), (1.2, -.3, 1.3), (.1, -.1, 1.15), 7, "#a9c3ff")
    camera((.46, -.62, 1.24), (.10, -.10, 1.135), 52, fstop=4, focus=(.16, -.12, 1.2))
    picture("charger-plug", 960, 640, 28, exposure=.5, bloom=.5)


def pcs_rack():
    """Power conversion units in a rack, one on its rails in front of it."""
    reset(); sweep(2, "#9ba19e"); m = P.palette()
    for x in (-.36, .36):
        for y in (-.30, .42): rbox("post", (.05, .05, 1.62), (x, y, .83), m["dark"], bevel=.004); array(cyl("hole", .005, .002, (x * .93, y - .026, .12), m["seam"], axis="Y", bevel=0), 50, (0, 0, .03))
    for z in (.04, 1.64): rbox("frame", (.77, .80, .05), (0, .06, z), m["dark"], bevel=.006)
    for k in range(4):
        y = .02 if k != 2 else -.30; z = .16 + k * .37
        instance(lambda: P.pcs(), [(0, y, z, 0)]); [rbox("rail", (.02, .72 if k != 2 else 1.04, .03), (s * .32, .06 if k != 2 else -.10, z + .01), m["metal"], bevel=.002) for s in (-1, 1)]
    for k in range(3): tube("lead", [(.40, .3, .3 + k * .37), (.46, .34, .5 + k * .37), (.40, .38, 1.6)], .014, mat("orange", "#d8722a", .45))
    soft_light(1.6, (0, -.1, .85), key=15)
    level(camera((1.35, -3.1, .98), (0, -.05, .98), 46), -.025)
    picture("pcs-rack", 960, 640, 24, exposure=.2, bloom=.35)


def open_doors(x, f, w, h, z, m, angle):
    """A door swung open at the left of its opening, with its inner ribs and a document pocket."""
    o = bpy.data.objects.new("hinge", None); bpy.context.collection.objects.link(o); o.location = (x, f, z); o.rotation_euler[2] = math.radians(angle); s = 1 if w > 0 else -1; w = abs(w)
    parts = [rbox("door", (w, .034, h), (s * w / 2, -.017, h / 2), m["shell"], r=.028, bevel=.007, segs=6, axis="Y"), rbox("pocket", (w * .5, .04, .30), (s * w / 2, .02, h * .35), m["dark"], r=.02, bevel=.004, axis="Y")]
    parts += [rbox("stiff", (.05, .03, h - .16), (s * (w / 2 + e * (w / 2 - .09)), .012, h / 2), m["steel"], bevel=.004) for e in (-1, 1)] + [rbox("lock", (.04, .03, .24), (s * (w - .05), -.045, h * .5), m["metal"], r=.01, bevel=.004, axis="Y")]
    for q in parts: q.parent = o


def racked(cx, y, w, z0, n, pitch, m, depth=.8):
    """A column of battery packs in a rack with their orange leads."""
    lead = mat("orange", "#d8722a", .45)
    for r in range(n):
        z = z0 + r * pitch
        rbox("pack", (w, depth, pitch * .80), (cx, y + depth / 2, z + pitch * .42), m["back"], r=.012, bevel=.004, axis="Y"); rbox("face", (w - .03, .012, pitch * .70), (cx, y - .004, z + pitch * .42), m["steel"], r=.010, bevel=.002, axis="Y"); rbox("shelf", (w + .03, depth, .012), (cx, y + depth / 2, z), m["metal"], bevel=.002)
        for s in (-1, 1): rbox("grip", (.018, .03, pitch * .42), (cx + s * (w / 2 - .06), y - .02, z + pitch * .42), m["dark"], r=.006, bevel=.003); rbox("port", (.05, .03, .04), (cx + s * w * .18, y - .016, z + pitch * .5), lead, r=.008, bevel=.003)
        rbox("light", (.012, .004, .006), (cx, y - .012, z + pitch * .62), m["led"], bevel=0); cyl("fan", pitch * .18, .006, (cx, y - .010, z + pitch * .34), m["seam"], axis="Y")
        if r: s = 1 if r % 2 else -1; tube("lead", [(cx + s * w * .18, y - .03, z - pitch * .5), (cx + s * (w * .18 + .03), y - .085, z), (cx + s * w * .18, y - .03, z + pitch * .5)], .009, lead)


def cabinet_open():
    """The cabinet with both doors open: two columns of packs, the switch panel above."""
    m = P.palette(); W, D, H, p = 1.40, 1.15, 2.16, .12; f = -D / 2
    rbox("plinth", (W - .07, D - .07, p), (0, 0, p / 2), m["dark"], bevel=.006); rbox("roof", (W + .05, D + .07, .055), (0, -.005, H + .045), m["steel"], r=.055, bevel=.012)
    for s in (-1, 1): rbox("side", (.06, D, H - p), (s * (W / 2 - .03), 0, p + (H - p) / 2), m["steel"], bevel=.008)
    rbox("back", (W - .1, .04, H - p), (0, D / 2 - .02, p + (H - p) / 2), m["back"], bevel=0); rbox("top", (W, D, .06), (0, 0, H - .01), m["steel"], bevel=.008); rbox("sill", (W, D, .06), (0, 0, p + .03), m["steel"], bevel=.008); rbox("mid", (.05, .5, H - p), (0, f + .26, p + (H - p) / 2), m["steel"], bevel=.004)
    for c in (-1, 1): racked(c * .33, f + .10, .56, .22, 6 if c > 0 else 7, .235, m)
    rbox("switch", (.56, .1, .42), (.33, f + .18, 1.88), m["shell"], r=.01, bevel=.004, axis="Y"); rbox("breaker", (.10, .05, .16), (.22, f + .11, 1.88), m["dark"], bevel=.006); rbox("lever", (.03, .04, .06), (.22, f + .07, 1.90), m["red"], bevel=.006); [rbox("mcb", (.035, .05, .10), (.34 + k * .04, f + .12, 1.90), m["white"], bevel=.003) for k in range(4)]
    rbox("lamp", (1.1, .02, .02), (0, f + .03, H - .05), mat("cablamp", "#fff3df", emit=5), bevel=0); area("lamp", (1.1, .1), (0, f + .02, H - .07), (0, f + .05, 1.0), 9, "#fff0dc")
    open_doors(-W / 2 + .03, f, .66, 1.97, p + .04, m, -112); open_doors(W / 2 - .03, f, -.66, 1.97, p + .04, m, 104)


def cabinet_inside():
    reset(); sweep(3, "#b7bcb9"); cabinet_open()
    soft_light(2.6, (0, -.4, 1.1), key=13)
    level(camera((1.05, -5.0, 1.2), (.0, 0, 1.2), 56), -.01)
    picture("cabinet-open", 960, 720, 14, exposure=.2, bloom=.25)


def cabinet_packs():
    """Packs of the opened cabinet from close by, with their orange leads."""
    reset(); sweep(3, "#b7bcb9"); cabinet_open()
    soft_light(2.6, (0, -.4, 1.1), key=13)
    camera((.42, -1.75, 1.28), (-.17, -.5, .93), 44)
    picture("cabinet-packs", 960, 640, 18, exposure=.2, bloom=.25)


def rail_devices():
    """Control cabinet with its door open: breakers, relays and terminals on rails, a data logger at the end."""
    reset(); sweep(2, "#a3a9a5"); m = P.palette(); W, D, H, p = .62, .50, 2.0, .10; f = -D / 2
    rbox("plinth", (W - .04, D - .04, p), (0, 0, p / 2), m["dark"], bevel=.004)
    for s in (-1, 1): rbox("side", (.03, D, H - p), (s * (W / 2 - .015), 0, p + (H - p) / 2), m["steel"], bevel=.006)
    rbox("top", (W, D, .03), (0, 0, H - .015), m["steel"], bevel=.006); rbox("sill", (W, D, .03), (0, 0, p + .015), m["steel"], bevel=.006); rbox("plate", (W - .05, .01, H - p - .06), (0, .02, p + (H - p) / 2), mat("mount", "#d9d6c6", .45), bevel=0)
    rnd = random.Random(6); duct = mat("ductg", "#8f9693", .6)
    for k, z in enumerate((.42, .68, .94, 1.20, 1.46, 1.72)):
        rbox("rail", (.50, .012, .035), (0, .008, z), m["metal"], bevel=.001); rbox("duct", (.52, .06, .055), (0, -.015, z + .13), duct, bevel=.002); array(rbox("slit", (.003, .004, .045), (-.25, -.046, z + .13), m["seam"], bevel=0), 42, (.0122, 0, 0))
        x = -.235
        while x < .22:
            w = min(rnd.choice((.018, .018, .036, .054, .09)) if k not in (0, 1) else .012, .25 - x)
            h = .085 if w > .012 else .06
            body = rnd.choice((m["white"], m["white"], m["dark"], mat("relay", "#c9743a", .5))) if w > .012 else mat(f"term{rnd.randrange(3)}", rnd.choice(("#9aa09c", "#3f6ea3", "#6f9d4a")), .5)
            rbox("dev", (w - .001, .065, h), (x + w / 2, -.03, z), body, bevel=.002); rbox("toggle", (w * .35, .02, .02), (x + w / 2, -.068, z), m["dark"] if body is not m["dark"] else m["white"], bevel=.002)
            if rnd.random() < .8: tube("wire", [(x + w / 2, -.05, z + h / 2), (x + w / 2, -.062, z + h / 2 + .02), (x + w / 2 + .004, -.03, z + .105)], .0016, mat(f"wire{rnd.randrange(3)}", rnd.choice(("#1b1d1c", "#31538c", "#8c3a2c")), .5))
            x += w + .001
    instance(lambda: P.dongle("4G"), [(.20, -.085, 1.78, 0)]); open_doors(W / 2, f, -.60, H - p - .05, p + .03, m, 108)
    rbox("lamp", (.5, .02, .015), (0, f + .03, H - .04), mat("cablamp", "#fff3df", emit=5), bevel=0); area("lamp", (.5, .1), (0, f, H - .05), (0, 0, 1.0), 4, "#fff0dc")
    soft_light(1.9, (0, -.2, 1.2), key=12)
    level(camera((-.55, -2.1, 1.3), (.12, 0, 1.3), 44), .02)
    picture("control-open", 960, 720, 28, exposure=.2, bloom=.25)


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
