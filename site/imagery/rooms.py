"""Rooms the products work in: technical room, kitchen, workshop, cold store, logistics hall, control room, training hall.
Run: blender -b -P rooms.py -- NAME... [--out DIR] [--preview]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from props import *
from details import cabinet_open
import products as P

WARM, NEUTRAL, COOL = "#ffcf9a", "#fff1df", "#dfeaff"


def shell(w, d, h, wall, ground, window=None, ceiling="#d9d8d2"):
    """Room of w x d x h m with its back wall at y = 0, open towards the camera; window = (x, z, w, h) in the left wall, with x along the depth."""
    rbox("ground", (w, d, .2), (0, -d / 2, -.1), ground, bevel=0)
    rbox("back", (w, .2, h), (0, .1, h / 2), wall, bevel=0)
    rbox("right", (.2, d, h), (w / 2 + .1, -d / 2, h / 2), wall, bevel=0)
    rbox("ceiling", (w, d, .2), (0, -d / 2, h + .1), mat("ceiling" + ceiling, ceiling, .8), bevel=0)
    if not window: rbox("left", (.2, d, h), (-w / 2 - .1, -d / 2, h / 2), wall, bevel=0); return
    y, z, ww, wh = window
    x, fr = -w / 2 - .1, mat("frame", "#20242a", .4)
    rbox("left", (.2, d, z - wh / 2), (x, -d / 2, (z - wh / 2) / 2), wall, bevel=0); rbox("left", (.2, d, h - z - wh / 2), (x, -d / 2, h - (h - z - wh / 2) / 2), wall, bevel=0)
    rbox("left", (.2, -(y + ww / 2), wh), (x, (y + ww / 2) / 2, z), wall, bevel=0); rbox("left", (.2, d + (y - ww / 2), wh), (x, -d + (d + y - ww / 2) / 2, z), wall, bevel=0)
    for k in (-.5, 0, .5): rbox("mullion", (.07, .05, wh), (x, y + k * ww, z), fr, bevel=.004)
    for k in (-.5, .5): rbox("mullion", (.07, ww, .05), (x, y, z + k * wh), fr, bevel=.004)
    rbox("sill", (.34, ww + .1, .03), (x + .1, y, z - wh / 2 - .015), mat("sill", "#e8e6e0", .4), bevel=.006)


def skirting(w, color="#e7e5df"): rbox("skirting", (w, .018, .09), (0, -.009, .045), mat("skirting" + color, color, .5), bevel=.004)


def door(x, color="#6d7f77", leaf=.9, h=2.08):
    """Door in the back wall with frame, handle and a gap of light: the scale of a room."""
    c = mat("door" + color, color, .5)
    rbox("doorframe", (leaf + .16, .06, h + .08), (x, -.02, (h + .08) / 2), mat("doorframe", "#e2e0da", .5), bevel=.006); rbox("leaf", (leaf, .05, h), (x, -.04, h / 2 + .005), c, bevel=.006)
    rbox("panel", (leaf - .26, .01, h * .36), (x, -.066, h * .70), c, bevel=.006); rbox("panel", (leaf - .26, .01, h * .36), (x, -.066, h * .27), c, bevel=.006)
    steel = mat("metal", "#b9bdbb", .28, metal=1)
    cyl("rose", .026, .012, (x + leaf / 2 - .08, -.07, 1.04), steel, axis="Y"); tube("handle", [(x + leaf / 2 - .08, -.07, 1.04), (x + leaf / 2 - .08, -.12, 1.04), (x + leaf / 2 - .20, -.12, 1.04)], .010, steel)


def conduit(points, r=.012): tube("conduit", points, r, mat("conduit", "#d5d6d2", .45))


def technical_room():
    """Battery, inverter and distribution board in a room beside the kitchen, by day."""
    reset(); daylight("day", .8, -78, 30)
    ground = rough(mat("tile", "#a6a49d", .35), 30, .06, "#98968f", 1.2)
    shell(5.2, 5, 2.6, rough(mat("clay", "#b7b0a2", .85), 60, .16, "#aca596", 1.5), ground, (-1.9, 1.55, 1.5, 1.2)); skirting(5.2)
    for k in range(9): rbox("joint", (.006, 5, .002), (-2.4 + k * .6, -2.5, .001), mat("joint", "#77756f", .8), bevel=0); rbox("joint", (5.2, .006, .002), (0, -.3 - k * .6, .001), mat("joint", "#77756f", .8), bevel=0)
    P.battery(4, x=.05, y=-.16); instance(bicycle, [(-1.28, -.5, 0, math.radians(3))]); P.inverter(x=.95, y=-.11, z=1.15)
    board = mat("board", "#e9e9e5", .4)
    rbox("board", (.42, .11, .62), (1.72, -.06, 1.45), board, r=.012, bevel=.005, axis="Y"); rbox("boarddoor", (.36, .012, .54), (1.72, -.12, 1.45), board, r=.01, bevel=.003, axis="Y"); rbox("latch", (.02, .012, .06), (1.87, -.13, 1.45), mat("latch", "#3a3f3d", .4), bevel=.003)
    conduit([(1.72, -.03, 1.76), (1.72, -.03, 2.6)], .02); conduit([(1.03, -.04, 1.13), (1.05, -.03, .95), (1.5, -.03, .95), (1.62, -.03, 1.14)]); conduit([(.80, -.04, 1.13), (.78, -.03, .75), (.60, -.03, .55), (.38, -.05, .5)])
    door(-2.0, "#5f7268")
    area("fill", (3, 2), (1, -4.9, 1.8), (0, 0, 1.2), 7, "#eef3f6"); area("window", (1.5, 1.2), (-2.62, -1.5, 1.6), (1.2, -.5, .8), 90, "#fff3e2")
    level(camera((1.15, -4.1, 1.3), (.2, 0, 1.3), 28), -.01)
    picture("technical-room", samples=18, exposure=.2, bloom=.15)


def kitchen():
    """Evening: a kettle on a smart plug, rain-blue light in the window, an induction hob and pendant lamps."""
    reset(); daylight("dusk", .5)
    oak, front, stone, dk = rough(mat("oak", "#a77d52", .4), 5, .05, "#94693f", 3), mat("kitchenfront", "#4d5f56", .5), rough(mat("stone", "#d9d6cf", .25), 40, .02, "#c6c2ba", 2), mat("dk", "#161918", .4)
    wall = rough(mat("wall", "#ded7c9", .8), 90, .06)
    shell(6, 5, 2.7, wall, oak, (-1.2, 1.6, 1.5, 1.1))
    for k in range(7): rbox("front", (.592, .02, .70), (-2.7 + k * .6, -.62, .47), front, bevel=.004); rbox("pull", (.18, .016, .012), (-2.7 + k * .6, -.638, .79), mat("brass", "#b08d57", .3, metal=1), bevel=.003)
    rbox("carcass", (4.2, .58, .82), (-.9, -.31, .44), dk, bevel=0); rbox("top", (4.26, .66, .035), (-.9, -.33, .865), stone, bevel=.004)
    for x in range(34):
        for z in range(5): rbox("tile", (.122, .012, .122), (-2.95 + x * .126, -.006, .95 + z * .126), mat("glaze", "#e6e3da", .12, coat=.6), bevel=.003)
    rbox("tall", (1.22, .62, 2.3), (1.85, -.31, 1.15), front, bevel=.004); rbox("oven", (.56, .02, .46), (1.54, -.63, 1.25), mat("glass", "#050606", .08, coat=1), r=.01, bevel=.002, axis="Y"); rbox("ovenbar", (.46, .02, .018), (1.54, -.655, 1.46), mat("metal", "#b9bdbb", .28, metal=1), bevel=.004); rbox("gap", (.006, .01, 2.26), (1.85, -.622, 1.15), dk, bevel=0)
    rbox("shelf", (2.6, .26, .035), (-1.4, -.13, 1.82), oak, bevel=.006)
    rnd = random.Random(3)
    for k in range(9): cyl("cup", .04 + .01 * (k % 3), .09 + .03 * (k % 2), (-2.5 + k * .26, -.13, 1.885 + .015 * (k % 2)), mat(f"ware{k % 3}", ("#d8d3c7", "#8f9c92", "#b98a63")[k % 3], .45), bevel=.01)
    rbox("hob", (.58, .5, .006), (-1.8, -.33, .886), mat("glass", "#050606", .08, coat=1), r=.01, bevel=.001); cyl("pot", .12, .13, (-1.93, -.28, .955), mat("metal", "#b9bdbb", .28, metal=1), bevel=.01); cyl("lid", .122, .012, (-1.93, -.28, 1.026), mat("metal", "#b9bdbb", .28, metal=1)); cyl("knob", .015, .03, (-1.93, -.28, 1.045), dk)
    kettle = mat("kettle", "#e2e0da", .25, coat=.6); cyl("base", .09, .02, (-.15, -.30, .893), dk); cyl("kettle", .085, .19, (-.15, -.30, 1.0), kettle, bevel=.03); tube("handle", [(-.07, -.30, 1.07), (.0, -.30, 1.07), (.0, -.30, .95), (-.07, -.30, .94)], .012, dk); cyl("lid", .06, .02, (-.15, -.30, 1.10), dk, bevel=.008); rbox("spout", (.06, .03, .03), (-.245, -.30, 1.06), kettle, bevel=.008)
    P.smartplug(x=.33, y=-.075, z=1.05); rbox("socket", (.08, .012, .08), (.33, -.018, 1.05), mat("socket", "#f0efea", .35), r=.012, bevel=.003, axis="Y"); tube("cord", [(.33, -.13, 1.04), (.30, -.2, .93), (.12, -.3, .895), (-.05, -.3, .893)], .004, dk); cyl("plughead", .019, .04, (.33, -.115, 1.05), dk, axis="Y", bevel=.006)
    cyl("bowl", .17, .08, (.75, -.35, .92), mat("ware2", "#b98a63", .45), bevel=.03); [cyl("lemon", .035, .07, (.75 + .07 * math.cos(a), -.35 + .07 * math.sin(a), .97), mat("lemon", "#d9b53a", .5), axis="X", bevel=.03) for a in (0, 2, 4)]
    rbox("table", (1.9, .9, .045), (-.7, -2.2, .75), oak, r=.05); [cyl("leg", .03, .73, (-.7 + a * .85, -2.2 + b * .36, .365), dk) for a in (-1, 1) for b in (-1, 1)]
    instance(chair, [(-1.2, -1.75, 0, math.pi), (-.2, -2.9, 0, .1)])
    for x in (-1.2, -.2): cyl("pend", .13, .17, (x, -2.2, 1.72), mat("lampb", "#ffcf96", emit=6), bevel=.05); cyl("cord", .004, .9, (x, -2.2, 2.25), dk); area("table", (.2, .2), (x, -2.2, 1.6), (x, -2.2, 0), 16, WARM)
    area("under", (2.4, .06), (-1.4, -.2, 1.79), (-1.4, -.15, .9), 16, WARM); area("room", (3, 2), (0, -2.6, 2.65), (0, -2, 0), 55, WARM); area("window", (1.5, 1.1), (-3.0, -1.2, 1.6), (0, -1.2, .9), 40, "#a9bde0"); area("fill", (3, 1.5), (1.6, -4.9, 1.7), (-.4, 0, 1), 14, "#ffe6c8")
    level(camera((1.7, -3.9, 1.42), (-.35, 0, 1.42), 27), -.03)
    picture("kitchen", **WIDE | dict(samples=20), exposure=.55)


def workshop_model():
    """Training workshop: a tower being stacked beside a bench, an open panel with inverter and charger."""
    reset(); daylight("day", .8, -80, 35)
    shell(8, 6.5, 3.4, rough(mat("brick", "#a9a59b", .85), 26, .3, "#9c988e", 1.2), rough(mat("screed", "#a09f9a", .35, coat=.2), 14, .03, "#8d8c87", .5), (-2.6, 1.9, 3.2, 1.7), "#8f918d")
    wood, dk, steel = rough(mat("ply", "#b98f5e", .55), 7, .05, "#a87d4e", 2), mat("dk", "#161918", .4), mat("metal", "#b9bdbb", .28, metal=1)
    rbox("panel", (2.6, .06, 2.1), (.8, -.05, 1.15), wood, bevel=.006); P.inverter(x=.2, y=-.19, z=1.2); P.wallbox(x=1.1, y=-.15, z=1.2); P.inverter_single(x=1.78, y=-.17, z=1.22)
    conduit([(.2, -.12, 1.17), (.2, -.1, .8), (1.1, -.1, .8), (1.1, -.12, 1.18)])
    P.battery(2, x=-1.35, y=-.75); h = .285
    m = P.palette()
    for k, (x, y, yaw) in enumerate(((-2.35, -1.3, .3), (-2.3, -1.28, .34))): 
        b = rbox("module", (.66, .215, h), (x, y, h / 2 + .06 + k * (h + .01)), m["shell"], r=.062, bevel=.0055, segs=6); b.rotation_euler[2] = yaw
    rbox("carton", (.76, .34, .05), (-2.35, -1.3, .03), mat("cartonfoam", "#3a3d3b", .8), bevel=.01).rotation_euler[2] = .3
    rbox("benchtop", (2.4, .75, .06), (2.7, -2.1, .9), wood, bevel=.008); [rbox("leg", (.07, .07, .87), (2.7 + a * 1.1, -2.1 + b * .3, .435), dk, bevel=.004) for a in (-1, 1) for b in (-1, 1)]; rbox("drawer", (.6, .6, .36), (3.3, -2.1, .66), mat("drawer", "#4d5f56", .5), bevel=.006)
    for k in range(3): rbox("pull", (.2, .02, .015), (3.3, -2.41, .56 + k * .1), steel, bevel=.003)
    rbox("laptop", (.34, .24, .014), (2.3, -2.05, .94), mat("alu", "#9ea3a1", .35, metal=.8), r=.012, bevel=.004); screen(.33, .21, lambda p: (chart(p, .08, .15, .84, .5, 2, "charge"), p(.08, .78, .3, .06, "#dfe6e1", .7, 1)), (2.3, -1.91, 1.06))
    for k in range(5): cyl("driver", .012, .10, (2.75 + k * .07, -1.85, .985), mat(f"grip{k % 2}", ("#c5372c", "#e8b923")[k % 2], .5), bevel=.004); cyl("shaft", .003, .1, (2.75 + k * .07, -1.85, 1.08), steel)
    rbox("tray", (.42, .14, .04), (2.89, -1.85, .95), dk, bevel=.004)
    for x in range(6): rbox("tool", (.03, .02, .16 + .05 * (x % 3)), (2.7 + x * .16, -.03, 1.75), steel, bevel=.006)
    rbox("pegs", (1.3, .02, .8), (3.1, -.012, 1.7), mat("pegs", "#4a524e", .6), bevel=.004)
    door(-2.9, "#394640", 1.0, 2.2); instance(office_chair, [(2.05, -2.95, 0, 2.6)])
    for x in (-1.8, 1.6): area("tube", (1.5, .2), (x, -1.4, 3.15), (x, -1.0, 0), 26, NEUTRAL)
    area("window", (3.2, 1.7), (-4.0, -2.2, 1.9), (.6, -.8, .8), 210, "#fff3e2"); area("fill", (4, 2), (1.5, -6.4, 2.4), (0, 0, 1.2), 12, "#eef3f6")


def workshop():
    workshop_model()
    level(camera((.5, -5.3, 1.4), (.2, 0, 1.4), 26), -.04)
    picture("workshop", exposure=.2, bloom=.15)


def workshop_tower():
    """The tower of the workshop from close by, the next modules beside it."""
    workshop_model()
    level(camera((.15, -3.2, .95), (-1.75, -.6, .95), 34), -.09)
    picture("workshop-tower", **WIDE, exposure=.2, bloom=.15)


def cold_store():
    """Cold store of a food plant: insulated panels, a strip curtain, crates on pallets, frost-blue light."""
    reset(); world("#1b2530", .15)
    panel, dk = mat("sandwich", "#dfe5e8", .38), mat("dk", "#1c2124", .4)
    shell(11, 13, 4.2, panel, rough(mat("resin", "#8b969b", .22, coat=.5), 20, .02, "#7c878d", .5), ceiling="#cfd6da")
    array(rbox("joint", (.012, .006, 4.2), (-5.4, -.003, 2.1), mat("joint2", "#aab3b8", .5), bevel=0), 10, (1.2, 0, 0))
    rbox("frame", (3.4, .24, 3.2), (0, -.02, 1.6), mat("galv", "#9aa3a7", .35, metal=.7), bevel=.01); rbox("hole", (3.0, .26, 3.0), (0, -.02, 1.5), mat("far", "#31404a", .8), bevel=0)
    for k in range(15): s = rbox("strip", (.212, .006, 2.98), (-1.4 + k * .2, -.18 - .02 * (k % 2), 1.5), mat("pvc", "#c9e2ea", .12, trans=.85), bevel=0)
    crate = [mat(f"crate{k}", c, .55) for k, c in enumerate(("#3f7f8c", "#d9dcda", "#7d9b5f"))]
    rnd = random.Random(5)
    def stack(c, h):
        rbox("pallet", (1.2, .8, .14), (0, 0, .07), mat("ppallet", "#4a5560", .6), bevel=.01)
        for r in range(h):
            for i in range(2):
                for j in range(2):
                    rbox("crate", (.592, .392, .27), (-.3 + i * .6, -.2 + j * .4, .28 + r * .285), crate[c], bevel=.012); rbox("slot", (.2, .01, .05), (-.3 + i * .6, -.4 + j * .4 - .0, .34 + r * .285), dk, r=.02, bevel=0, axis="Y")
                    array(rbox("bar", (.012, .008, .2), (-.55 + i * .6, -.398 + j * .4, .28 + r * .285), crate[c], bevel=.003), 9, (.063, 0, 0))
    for c in range(3):
        for h in (4, 6): instance(lambda: stack(c, h), [(sx * (3.1 + 1.4 * col), -1.6 - row * 1.25, 0, 0) for sx in (-1, 1) for col in range(2) for row in range(7) if (row * 2 + col + (sx > 0)) % 3 == c and (row + col) % 2 == (h == 6)])
    for x in (-3, 0, 3):
        rbox("evap", (1.7, .7, .55), (x, -.75, 3.72), mat("evap", "#e6eaec", .4), bevel=.02)
        for k in (-.42, .42): cyl("fan", .22, .03, (x + k, -1.11, 3.72), dk, axis="Y"); torus("guard", .20, .006, (x + k, -1.13, 3.72), mat("galv", "#9aa3a7", .35, metal=.7)); torus("guard", .11, .006, (x + k, -1.13, 3.72), mat("galv", "#9aa3a7", .35, metal=.7))
    for x in (-1.7, 1.7):
        for y in (-2.5, -6, -9.5): rbox("lamp", (.16, 2.2, .05), (x, y, 4.12), mat("lampc", "#f2f8ff", emit=5), bevel=.01); area("lamp", (.5, 2.4), (x, y, 4.05), (x, y, 0), 110, "#eaf3ff")
    for sx in (-1, 1): rbox("mark", (.08, 12, .003), (sx * 2.15, -6.4, .002), mat("markw", "#e8d36a", .6), bevel=0); rbox("rail", (.12, 11, .26), (sx * 2.32, -6.2, .18), mat("kerb", "#cfd6da", .5), bevel=.02)
    rbox("display", (.34, .03, .18), (2.15, -.03, 1.75), dk, r=.02, bevel=.004, axis="Y"); text("-21 °C", .075, (2.15, -.05, 1.72), mat("ice", "#8fd0ff", emit=2), FONT, align="CENTER")
    level(camera((-.75, -11.6, 1.62), (.2, 0, 1.62), 25), .03)
    picture("cold-store", **WIDE, soft=True, exposure=.25, bloom=.25)


def logistics_hall():
    """Logistics hall: tall pallet racks, daylight from a roof strip, an aisle with its markings and a pallet truck."""
    reset(); daylight("day", .5, -20, 60)
    wall, dk = mat("wallh", "#c9cdca", .6), mat("dk", "#1b1f1e", .45)
    L = 42
    rbox("ground", (30, L + 8, .2), (0, L / 2 - 4, -.1), rough(mat("screedl", "#b0b1ad", .2, coat=.5), 14, .01, "#a3a4a0", .35), bevel=0)
    for sx in (-1, 1): rbox("wall", (.2, L + 8, 9), (sx * 12, L / 2 - 4, 4.5), wall, bevel=0)
    rbox("end", (24, .2, 9), (0, L, 4.5), wall, bevel=0); rbox("roof", (24, L + 8, .2), (0, L / 2 - 4, 9.1), mat("deck", "#6a706d", .7), bevel=0)
    for k in (-1, 0, 1): rbox("dock", (3, .12, 3.4), (k * 5.2, L - .1, 1.7), mat("dockdoor", "#e3e6e3", .5), bevel=.01); [rbox("slat", (2.96, .03, .02), (k * 5.2, L - .17, .4 + r * .55), mat("slat", "#aeb3b0", .5), bevel=0) for r in range(6)]; text(str(k + 12), .6, (k * 5.2 - .3, L - .2, 4.1), dk, FONT)
    glow_m = mat("strip", "#fff3e2", emit=5); glow_m.cycles.sample_as_light = False
    for x in (-6.6, 0, 6.6):
        array(rbox("lamp", (.2, 2.6, .06), (x, -2, 8.4), glow_m, bevel=.01), 14, (0, 3.1, 0))
        for y in (0, 14, 28): area("soft", (1, 13), (x, y + 5, 8.3), (x, y + 5, 0), 700 if x else 900, "#fff4e6")
    for i in range(7): rbox("beam", (24, .3, .7), (0, -2 + i * 7, 8.7), mat("beam", "#7f8783", .5), bevel=.01)
    cols = ("#b99a6f", "#c9b08a", "#8d9aa0")
    slots = None
    def rack():
        nonlocal slots; slots = list(pallet_rack(5, 4, 3))
    instance(rack, [(sx * x0, y, 0, math.pi / 2) for sx, x0 in ((-1, 3.2), (1, 3.2), (-1, 4.5), (1, 4.5), (-1, 9.2), (1, 9.2)) for y in (2, 16.2, )])
    for c in range(3):
        spots = [(sx * x0, y + px, pz, math.pi / 2) for sx, x0 in ((-1, 3.2), (1, 3.2), (-1, 9.2), (1, 9.2)) for y in (2, 16.2) for px, _, pz, k in slots if (k + int(px * 7) + (sx > 0)) % 3 == c]
        instance(lambda: pallet(cols[c], 1.1, c), spots)
    for sx in (-1, 1): rbox("mark", (.12, L, .004), (sx * 1.95, L / 2 - 3, .003), mat("markl", "#e2b93a", .5), bevel=0)
    truck = mat("truck", "#c5672c", .4, coat=.3)
    rbox("body", (.62, .36, .55), (1.15, 3.0, .42), truck, r=.06, bevel=.02); [rbox("fork", (.17, 1.15, .05), (1.15 + s * .2, 3.75, .09), dk, bevel=.01) for s in (-1, 1)]; tube("tiller", [(1.15, 2.85, .6), (1.12, 2.6, 1.15)], .025, dk); rbox("grip", (.34, .06, .06), (1.12, 2.57, 1.18), dk, r=.02, bevel=.02); [cyl("wheel", .09, .08, (1.15 + s * .2, 2.9, .09), dk, axis="X") for s in (-1, 1)]
    instance(lambda: pallet(cols[0], .85, 9), [(1.15, 3.95, .06, math.pi / 2)])
    level(camera((-.7, -3.2, 1.6), (.1, 20, 1.6), 24), .12)
    picture("logistics-hall", **WIDE, soft=True, exposure=.15, bloom=.2)


def control_room():
    """Control room at night: a wall of screens with fleet, state of charge and load, three desks, one lamp."""
    reset(); world("#0d1418", .25)
    shell(9, 7, 3.3, mat("wallc", "#39423f", .8), rough(mat("carpet", "#2b312f", .95), 160, .3), ceiling="#232827")
    array(rbox("slat", (.05, .05, 3.2), (-4.45, -.05, 1.6), rough(mat("wood", "#7a5638", .55), 9, .1, "#5a3d27", 2.5), bevel=.004), 20, (.075, 0, 0)); array(rbox("slat", (.05, .05, 3.2), (3.0, -.05, 1.6), mat("wood", "#7a5638", .55), bevel=.004), 20, (.075, 0, 0))
    rnd = random.Random(8)
    def map_wall(p):
        for i in range(42):
            for j in range(19):
                x, y = i / 42, j / 19
                land = math.sin(x * 9 + 1) * .3 + math.sin(y * 7 + x * 4) * .4 + math.sin(x * 23 + y * 11) * .25
                if land > .05: p(.04 + x * .92, .10 + y * .82, .010, .020, "#46534c", .8, 1)
        for k in range(11): p(.1 + rnd.random() * .8, .2 + rnd.random() * .6, .018, .034, "#70b56a", 2.2, 2)
    screen(2.5, 1.35, map_wall, (-.02, -.06, 2.0))
    screen(1.32, 1.35, lambda p: (chart(p, .08, .56, .84, .3, 1, "charge"), chart(p, .08, .10, .84, .3, 2, "day")), (-1.98, -.06, 2.0)); screen(1.32, 1.35, lambda p: (chart(p, .08, .56, .84, .3, 5, "load"), [p(.08, .42 - k * .085, .30, .03, "#8a918c", .8, 1) or p(.46, .42 - k * .085, .46 * (.4 + .6 * rnd.random()), .03, "#70b56a", 1, 1) for k in range(5)]), (1.94, -.06, 2.0))
    top, leg = rough(mat("desk", "#a77d52", .45), 5, .04, "#94693f", 3), mat("dk", "#161918", .4)
    for n, x in enumerate((-2.15, 0, 2.15)):
        rbox("desk", (1.85, .82, .035), (x, -2.6, .74), top, bevel=.006); [rbox("leg", (.06, .7, .72), (x + s * .8, -2.6, .36), leg, bevel=.004) for s in (-1, 1)]
        for s in (-1, 1):
            screen(.6, .34, (lambda p: (chart(p, .07, .12, .86, .55, n + 3, ("day", "charge", "load")[n]), p(.07, .8, .3, .07, "#dfe6e1", .7, 1))) if s < 0 else (lambda p: [p(.07, .78 - k * .13, .2 + .5 * rnd.random(), .05, "#70b56a" if k % 3 == 0 else "#8a918c", .9, 1) for k in range(6)]), (x + s * .33, -2.42, 1.08), -s * .18)
            cyl("stand", .02, .16, (x + s * .33, -2.38, .83), leg); rbox("standfoot", (.22, .16, .012), (x + s * .33, -2.38, .764), leg, r=.03)
        rbox("keyboard", (.42, .14, .018), (x, -2.82, .767), mat("keys", "#d7dad6", .5), r=.015, bevel=.005); rbox("mouse", (.06, .1, .03), (x + .32, -2.82, .772), mat("keys", "#d7dad6", .5), r=.028, bevel=.01)
        cyl("mug", .04, .095, (x - .6, -2.75, .806), mat("stoneware", "#d8d3c7", .5), bevel=.008)
    instance(office_chair, [(-2.0, -3.45, 0, math.pi + .3), (.15, -3.5, 0, math.pi - .2), (2.3, -3.4, 0, math.pi + .1)])
    tube("lamp", [(-2.95, -2.35, .76), (-2.95, -2.35, 1.2), (-2.7, -2.5, 1.3)], .012, leg); cyl("shade", .08, .07, (-2.66, -2.52, 1.28), mat("shade", "#3c5a4a", .4)); area("desk", (.1, .1), (-2.66, -2.52, 1.24), (-2.66, -2.6, .7), 5, WARM)
    for x in (-2.4, 0, 2.4): area("down", (.2, .2), (x, -3.2, 3.25), (x, -2.9, 0), 15, WARM)
    area("wash", (6, .1), (0, -.6, 3.25), (0, 0, 2), 16, COOL); area("screens", (5, 1.2), (0, -.15, 2.0), (0, -4, .8), 22, "#cfe8da"); area("fill", (5, 2), (2, -6.9, 2.6), (0, 0, 1.2), 14, COOL)
    level(camera((1.5, -6.5, 1.75), (-.1, 0, 1.75), 26), -.05)
    picture("control-room", **FULL_BLEED, exposure=1.35, bloom=.3)


def training_hall():
    """Open days: every size from the tower to the container in one hall, one cabinet open, chairs for visitors."""
    reset(); daylight("day", .8, -74, 34)
    shell(17, 11, 4.6, rough(mat("block", "#a4a8a4", .85), 40, .14, "#999d99", 1.3), rough(mat("screed", "#8f918d", .32, coat=.25), 14, .03, "#82847f", .5), (-3.2, 2.5, 4.4, 2.6), "#7d807c")
    beam, dk, oak = mat("beam", "#3d4442", .45, metal=.3), mat("dk", "#161918", .4), rough(mat("oak", "#a77d52", .4), 5, .05, "#94693f", 3)
    for k in range(9): rbox("column", (.16, .2, 4.6), (-8 + k * 2, -.1, 2.3), beam, bevel=.006)
    for y in (-2.2, -5.4): rbox("girder", (17, .18, .3), (0, y, 4.36), beam, bevel=.008)
    instance(lambda: P.container(), [(3.9, -1.75, 0, 0)])
    instance(cabinet_open, [(-2.35, -1.7, 0, math.radians(12))])
    instance(lambda: P.control(), [(-4.55, -1.25, 0, math.radians(8))])
    rbox("plinth", (2.3, .9, .16), (-6.35, -1.35, .08), oak, bevel=.01)
    before = set(bpy.data.objects); P.battery(4, x=-6.75, y=-1.3); P.battery(2, x=-5.85, y=-1.3)
    for o in set(bpy.data.objects) - before:
        if o.parent is None: o.location.z += .16
    instance(chair, [(-1.5 + k * .95, -5.0 - .15 * (k % 2), 0, math.pi + .12 * (k - 1)) for k in range(3)])
    rbox("board", (1.5, .05, 1.0), (-.15, -.45, 1.75), mat("whiteboard", "#e9ebe8", .3), bevel=.01); [rbox("leg", (.04, .04, 1.3), (-.15 + a * .6, -.45, .65), dk, bevel=.004) for a in (-1, 1)]
    for k, w in enumerate((.9, 1.1, .7)): rbox("line", (w, .004, .03), (-.7 + w / 2, -.478, 2.05 - k * .17), mat("marker", "#33403a", .6), bevel=0)
    for x in (-5, -.5, 4): area("tube", (3.2, .3), (x, -3.2, 4.2), (x, -1.8, 0), 150, NEUTRAL); rbox("tubecase", (3.2, .12, .06), (x, -3.2, 4.24), mat("strip", "#fff3e2", emit=5), bevel=0)
    area("window", (4.4, 2.6), (-8.5, -3.4, 2.5), (0, -2, .8), 420, "#fff3e2"); area("fill", (8, 3), (2, -10.6, 3), (0, 0, 1.2), 60, "#eef3f6")
    level(camera((-1.5, -10.2, 1.55), (-1.5, 0, 1.55), 25), -.005)
    picture("training-hall", **OPENING | dict(samples=36), exposure=.3, bloom=.2)


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
