"""Electronic parts as seen in an opened product: boards, chokes, capacitors, terminals. Everything faces -Y; `y` is the surface it stands on."""
from studio import *
from surroundings import *
from props import torus
import products as P


def pcb(x, y, z, w, h, seed=1, chips=30, color="#1f5c3c"):
    """Printed circuit board in front of `y` with small parts, holes and tracks."""
    m = P.palette(); rnd = random.Random(seed); lacquer = rough(mat("pcb" + color, color, .32, coat=.3), 400, .02)
    rbox("pcb", (w, .0018, h), (x, y, z), lacquer, r=.004, bevel=.0004, axis="Y")
    track = mat("track" + color, "#2f7a52" if color == "#1f5c3c" else "#2c4a66", .35)
    for _ in range(chips // 2):
        horizontal = rnd.random() < .5; a = w * (.05 + .25 * rnd.random())
        rbox("track", (a, .0003, .0011) if horizontal else (.0011, .0003, min(a, h * .5)), (x + (rnd.random() - .5) * (w - a - .01 if horizontal else w - .02), y - .001, z + (rnd.random() - .5) * (h - .02 if horizontal else h - min(a, h * .5) - .01)), track, bevel=0)
    for _ in range(chips):
        a, b, t = .003 + .010 * rnd.random(), .003 + .008 * rnd.random(), .0012 + .003 * rnd.random()
        rbox("chip", (a, t, b), (x + (rnd.random() - .5) * (w - .022), y - .0009 - t / 2, z + (rnd.random() - .5) * (h - .022)), rnd.choice((m["dark"], m["dark"], m["metal"], mat("ceramic", "#b79a72", .5))), bevel=.0003)
    for sx in (-1, 1):
        for sz in (-1, 1): cyl("screw", .0034, .0024, (x + sx * (w / 2 - .007), y - .0014, z + sz * (h / 2 - .007)), m["metal"], axis="Y", bevel=.0006, seg=24)


def processor(x, y, z, a=.026):
    m = P.palette(); rbox("cpu", (a, .003, a), (x, y - .002, z), m["dark"], bevel=.0005); array(rbox("leg", (a * .03, .001, a * 1.16), (x - a * .45, y - .0012, z), m["metal"], bevel=0), 13, (a * .075, 0, 0)); array(rbox("leg", (a * 1.16, .001, a * .03), (x, y - .0012, z - a * .45), m["metal"], bevel=0), 13, (0, 0, a * .075))


def capacitor(x, y, z, r=.016, h=.042):
    cyl("cap", r, h, (x, y - h / 2, z), mat("sleeve", "#1c2b3d", .3, coat=.3), axis="Y", bevel=r * .14); cyl("captop", r * .82, .0008, (x, y - h - .0002, z), P.palette()["metal"], axis="Y", bevel=0)
    for a in (0, 1): rbox("vent", (r * 1.1, .0003, r * .05), (x, y - h - .0007, z), P.palette()["dark"], bevel=0).rotation_euler[1] = a * math.pi / 2
    rbox("stripe", (r * .3, h * .84, .0006), (x, y - h / 2, z + r * .995), mat("stripe", "#c9d2d6", .5), bevel=0)


def coil(x, y, z, major=.030, minor=.011, turns=30):
    """Toroid choke: a core with single turns of enamelled copper round it."""
    copper = mat("enamel", "#b5622f", .25, metal=.85, coat=.4); c = y - minor - .002
    torus("core", major, minor * .86, (x, c, z), mat("core", "#23282a", .5))
    for k in range(turns):
        a = k / turns * 2 * math.pi
        o = torus("turn", minor, .0017, (x + major * math.cos(a), c, z + major * math.sin(a)), copper, axis="Z", seg=28); o.rotation_euler = (0, -a, 0)


def heat_sink(x, y, z, w, h, d=.035, n=14):
    m = mat("alu", "#c3c7c8", .3, metal=1)
    rbox("base", (w, .006, h), (x, y - .003, z), m, bevel=.001); array(rbox("blade", (w / n * .34, d, h), (x - w / 2 + w / n / 2, y - .006 - d / 2, z), m, bevel=.0006), n, (w / n, 0, 0))


def relay(x, y, z, w=.028, h=.030, d=.024, color="#191c1e"):
    rbox("relay", (w, d, h), (x, y - d / 2, z), mat("relay" + color, color, .35), r=.002, bevel=.0012, axis="Y"); rbox("print", (w * .6, .0003, .0016), (x, y - d - .0002, z + h * .2), P.palette()["white"], bevel=0); rbox("print", (w * .4, .0003, .0012), (x - w * .1, y - d - .0002, z + h * .05), P.palette()["white"], bevel=0)


def terminals(x, y, z, colors, pitch=.016, h=.034, d=.03):
    """Row of terminals with a screw each; a lead in the named colour leaves downwards."""
    m, body, n = P.palette(), mat("terminal", "#cfd3cf", .45), len(colors)
    for k, color in enumerate(colors):
        cx = x + (k - (n - 1) / 2) * pitch
        rbox("terminal", (pitch - .0012, d, h), (cx, y - d / 2, z), body, bevel=.0012); cyl("screwhole", pitch * .30, .001, (cx, y - d - .0002, z + h * .18), m["dark"], axis="Y", bevel=0, seg=32); cyl("screw", pitch * .24, .0016, (cx, y - d - .0002, z + h * .18), m["metal"], axis="Y", bevel=.0004, seg=32); rbox("slot", (pitch * .36, .0004, .0012), (cx, y - d - .0012, z + h * .18), m["dark"], bevel=0)
        if color: tube("lead", [(cx, y - d * .6, z - h * .4), (cx, y - d * .6, z - h * .9), (cx * .9 + x * .1, y - d * .3, z - h * 2.1)], pitch * .24, mat("lead" + color, color, .42))


AC, AC_SINGLE, PV = ("#6b3f25", "#1a1c1c", "#7d8385", "#2f5fa6", "#3d8a4a"), ("#6b3f25", "#2f5fa6", "#3d8a4a"), ("#a8342b", "#1a1c1c") * 2


def power_stage(x, y, z, w, h, phases=3, pv=PV):
    """Inside of an inverter of w x h around (x, z), its floor at y: power board with chokes, capacitors and heat sinks, control board, terminals."""
    m = P.palette(); k = w / .48
    rbox("plate", (w, .003, h), (x, y - .0015, z), mat("alu", "#c3c7c8", .3, metal=1), bevel=.0005)
    pcb(x, y - .012, z + h * .12, w * .95, h * .66, 3, int(90 * k))
    f, top = y - .013, z + h * .12 + h * .33
    for i in range(3 if phases == 3 else 2): coil(x - w * .36 + i * .083, f, top - .052)
    for i in range(4 if phases == 3 else 3): capacitor(x + w * .455 - .02 - (i % 2) * .038, f, top - .026 - (i // 2) * .038)
    heat_sink(x - w * .17, f, top - .148, w * .55, .058)
    for i in range(6 if phases == 3 else 4): relay(x - w * .44 + .018 + i * .0335, f, top - .208)
    # control board on pillars at the right
    bx, bz, bw, bh = x + w * .31, z - h * .01, w * .29, h * .30
    for sx in (-1, 1):
        for sz in (-1, 1): cyl("pillar", .003, .03, (bx + sx * (bw / 2 - .007), f - .014, bz + sz * (bh / 2 - .007)), m["metal"], axis="Y", seg=16)
    pcb(bx, f - .03, bz, bw, bh, 8, 26, "#16324a"); processor(bx - bw * .08, f - .0305, bz + bh * .08)
    rbox("light", (.004, .0016, .002), (bx + bw * .36, f - .032, bz + bh * .34), m["led"], bevel=0)
    rbox("header", (bw * .7, .008, .007), (bx, f - .035, bz - bh * .36), mat("header", "#e4e1d8", .45), bevel=.0008)
    tube("ribbon", [(bx - bw * .1, f - .038, bz - bh * .40), (bx - bw * .3, f - .05, bz - bh * .75), (x + w * .1, f - .012, z - h * .22)], .0042, mat("ribbon", "#8e979b", .6))
    terminals(x - w * .27, y - .003, z - h * .375, pv); terminals(x + w * .19, y - .003, z - h * .375, AC if phases == 3 else AC_SINGLE)
