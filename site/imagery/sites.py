"""Places outdoors beside those of scenes.py: carport, heat pump wall, homestead, desert park, substation, delivery, service.
Run: blender -b -P sites.py -- NAME... [--out DIR] [--preview]"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from props import *
from scenes import house_model, pylon, yard_model
from details import cabinet_open, open_doors, racked
import products as P


def meadow(rnd, n, box, height=.35, color="#8a9155", seed=3, lush=260):
    """Scatters clumps of grass over box = (x0, y0, x1, y1)."""
    cl = blades("meadow" + color, lush, .3, height, .010, mat("blade" + color, color, .75), .5, seed)
    copies(cl, [(box[0] + (box[2] - box[0]) * rnd.random(), box[1] + (box[3] - box[1]) * rnd.random(), -.02, rnd.random() * 6, .6 + .7 * rnd.random()) for _ in range(n)])


def carport_model(lamps=True):
    """Timber carport with a solar roof in the evening: charger on a post, a bicycle, firewood."""
    reset(); rnd = random.Random(9); daylight("dusk", .8)
    wood, dk = rough(mat("larch", "#8a6340", .55), 9, .1, "#6e4d31", 2.5), mat("dk", "#14171a", .4)
    rbox("ground", (200, 200, .2), (0, 60, -.13), rough(mat("soil", "#44582e", .9), 8, .3, "#36482a", .5), bevel=0)
    pave = rough(mat("pave", "#8b8a86", .5), 30, .16, "#75756f", .9)
    for i in range(11):
        for j in range(8): rbox("slab", (.79, .79, .06), (-4.0 + i * .8, -3.4 + j * .8, -.03), pave, bevel=.006)
    for x in (-3.1, 0, 3.1):
        for y in (-2.2, 2.0): rbox("post", (.16, .16, 2.5 + (y + 2.2) * .07), (x, y, (2.5 + (y + 2.2) * .07) / 2), wood, bevel=.008)
        rbox("beam", (.12, 5.4, .24), (x, -.1, 2.72), wood, bevel=.008).rotation_euler[0] = math.radians(4)
    for y, z in ((-2.2, 2.58), (2.0, 2.88)): rbox("purlin", (6.8, .14, .24), (0, y, z), wood, bevel=.008)
    panels((-3.35, -2.7, 2.82), 6, 3, 1.10, 1.74, math.radians(4))
    array(rbox("slat", (6.3, .04, .10), (0, 2.08, .12), wood, bevel=.004), 17, (0, 0, .142))
    P.wallbox(x=-1.55, y=1.98, z=1.05); P.battery(3, x=1.9, y=1.9)
    for k in range(42): c = cyl("log", .055 + .03 * rnd.random(), .4, (-2.95 + (k % 7) * .135 + .05 * rnd.random(), 1.78, .09 + (k // 7) * .125), rough(mat("log", "#a07c54", .8), 20, .3, "#6b4f35", 4), axis="Y", bevel=.006, seg=14)
    instance(bicycle, [(.35, 1.62, 0, math.radians(3))])
    for x in (-1.55, 1.55):
        area("down", (.25, .25), (x, .2, 2.62), (x, .8, 0), 60, "#ffcf96")
        if lamps: rbox("lamp", (.3, .06, .03), (x, .2, 2.66), mat("lampw", "#ffd9a8", emit=6), bevel=0)
    area("wall", (4.6, .1), (0, 1.5, 2.7), (0, 2.05, 1.2), 50, "#ffd9ae")
    meadow(rnd, 130, (-9, -5.4, 8, -3.7), .3); meadow(rnd, 60, (4.9, -3, 9, 4), .6)
    rbox("hedge", (16, .9, 1.5), (9, 5.5, .75), rough(mat("hedge", "#38502f", .9), 30, .8, "#25371f", 6), r=.2, bevel=.2)
    ridges(rnd, ((90, 6, "#2c3a3c"), (170, 12, "#4b5966"), (330, 24, "#77798a")))


def carport():
    carport_model()
    level(camera((3.7, -6.3, 1.5), (-.1, .4, 1.5), 29), .06)
    picture("carport", **FULL_BLEED | dict(samples=24, fine=2), exposure=.95, bloom=.35)


def carport_portrait():
    """The tower under the roof of the carport; no lamps, because the words lie there."""
    carport_model(lamps=False)
    level(camera((.95, -3.4, 1.2), (1.5, 1.9, 1.2), 37), .16)
    picture("carport-portrait", 1080, 1920, 24, exposure=.95, bloom=.35, fine=2)


def heat_pump():
    """Wall of the house by day: heat pump, tower and charger in one line, herbs in a raised bed."""
    house_model("day"); rnd = random.Random(2)
    body, dk = mat("hp", "#3a403d", .45), mat("dk", "#16191a", .4)
    rbox("base", (1.3, .55, .12), (4.2, -1.0, .06), mat("concrete", "#b4b3ae", .75), bevel=.01)
    rbox("hp", (1.16, .44, 1.0), (4.2, -1.0, .64), body, r=.03, bevel=.012); cyl("ring", .40, .02, (4.03, -1.225, .64), dk, axis="Y", bevel=.008)
    for k in range(1, 8): torus("guard", k * .052, .005, (4.03, -1.24, .64), body)
    for k in range(6): rbox("spoke", (.76, .006, .012), (4.03, -1.235, .64), body, bevel=0).rotation_euler[1] = k * math.pi / 6
    rbox("mark", (.05, .004, .05), (4.62, -1.222, 1.04), mat("hpmark", "#8f9894", .4), r=.02, bevel=0, axis="Y"); tube("pipe", [(4.75, -.9, .7), (4.9, -.7, .7), (4.9, -.1, .75)], .035, mat("insul", "#1b1d1c", .8))
    instance(bicycle, [(1.0, -1.05, 0, math.radians(4))]); instance(chair, [(-.4, -2.6, 0, math.radians(40))])
    level(camera((6.4, -6.6, 1.45), (2.35, 0, 1.45), 30), .03)
    picture("heat-pump", **WIDE, soft=True, exposure=.3, bloom=.1)


def homestead():
    """Corrugated shed on dry grass: tower and inverter under the veranda, a water tank, two chairs."""
    reset(); rnd = random.Random(12); sky([(0, "#f3d9b8"), (.07, "#e4d2c0"), (.22, "#a9c3d8"), (.6, "#5f93c4"), (1, "#3a6fa8")], .85); sunlight(3.4, "#ffd3a0", 24, -52, 1)
    rbox("ground", (400, 400, .2), (0, 120, -.1), rough(mat("dry", "#b39a63", .95), 5, .5, "#8f7a4b", .3), bevel=0)
    tin, roof, wood = mat("tin", "#b7bcba", .34, metal=.75), mat("tinroof", "#8e4a38", .45, metal=.3), rough(mat("greywood", "#8c7f6d", .8), 9, .2, "#6f6455", 2.5)
    rbox("wall", (9, .06, 2.7), (0, 0, 1.35), tin, bevel=0); array(rbox("rib", (.05, .05, 2.7), (-4.5, -.035, 1.35), tin, bevel=.02), 90, (.101, 0, 0))
    rbox("side", (.06, 5, 2.7), (4.5, 2.5, 1.35), tin, bevel=0); array(rbox("rib", (.05, .05, 2.7), (4.53, 0, 1.35), tin, bevel=.02), 50, (0, .101, 0))
    t = math.radians(15)
    for y0, z0, tt in ((-2.4, 2.35, math.radians(7)), (0, 2.68, t)):
        run = 2.5 if y0 < 0 else 3.2; c = Vector((0, y0 + run / 2 * math.cos(tt), z0 + run / 2 * math.sin(tt)))
        rbox("roof", (9.8, run, .03), c, roof, bevel=0).rotation_euler[0] = tt; a = rbox("corr", (.05, run, .03), c + Vector((-4.88, 0, .03)), roof, bevel=.012); a.rotation_euler[0] = tt; array(a, 97, (.101, 0, 0))
    panels((-3.6, .35, 2.86), 6, 1, 1.13, 1.72, t)
    for x in (-4.4, -1.5, 1.5, 4.4): rbox("post", (.12, .12, 2.4), (x, -2.25, 1.2), wood, bevel=.01)
    rbox("deck", (9.2, 2.5, .12), (0, -1.2, .02), wood, bevel=.01); array(rbox("board", (.13, 2.5, .012), (-4.5, -1.2, .088), wood, bevel=.003), 66, (.139, 0, 0))
    instance(lambda: P.battery(3), [(1.2, -.18, .09, 0)]); P.inverter(x=2.05, y=-.16, z=1.15)
    rbox("door", (.95, .05, 2.1), (-.6, -.07, 1.14), mat("screen", "#4a5a4e", .6), bevel=.006); rbox("win", (1.3, .05, .9), (-2.6, -.07, 1.6), mat("frame", "#e4e0d6", .6), bevel=.006); rbox("glass", (1.16, .06, .76), (-2.6, -.07, 1.6), mat("wglass", "#12181c", .05, coat=1), bevel=0)
    instance(chair, [(-2.1, -1.3, .09, .3), (-3.2, -1.2, .09, -.2)]); instance(bicycle, [(3.45, -.62, .09, math.radians(175))])
    tank = mat("tank", "#5f6f5a", .5); cyl("tank", 1.25, 2.3, (6.9, 1.2, 1.15), tank, bevel=.06, seg=96)
    for k in range(14): torus("hoop", 1.255, .02, (6.9, 1.2, .2 + k * .155), tank, axis="Z")
    cyl("lid", 1.1, .16, (6.9, 1.2, 2.36), tank, bevel=.06); tube("pipe", [(4.9, -.1, 2.6), (5.3, .3, 2.5), (6.3, .7, 2.5), (6.5, .9, 2.4)], .05, tin)
    meadow(rnd, 330, (-14, -8.5, 14, -2.7), .34, "#b79f62", 3, 180); meadow(rnd, 260, (-16, 4, 26, 26), .4, "#a8945c", 5, 120)
    leaf, trunk = mat("gum", "#6d7d58", .85), mat("gumtrunk", "#b9aa94", .8); g = tree("gum", 7.5, leaf, trunk, 7, 9000, 1.25, .5); copies(g, [(-11, 14, 0, 1, 1.1), (13, 20, 0, 2, 1.3), (21, 30, 0, 3, 1.5), (-22, 34, 0, .5, 1.4)])
    ridges(rnd, ((160, 7, "#8d8665"), (300, 14, "#a39a86"), (520, 30, "#b9b0ab")))
    level(camera((-4.3, -9.4, 1.6), (.9, .2, 1.6), 27), .05)
    picture("homestead", **WIDE, soft=True, exposure=.05, bloom=.1)


def rows(places, cols, w=2.2, h=2.4, tilt=22):
    """Rows of panels on their posts, built once and repeated at (x, y)."""
    def row():
        panels((0, 0, .7), cols, 2, w, h, math.radians(tilt), .03); post = mat("post", "#8b9295", .4, metal=.7)
        for c in range(0, cols, 2): [cyl("p", .06, z, (c * (w + .03) + 1, y, z / 2), post, bevel=0, seg=12) for y, z in ((.8, 1.0), (3.6, 2.1))]
    instance(row, [(x, y, 0, 0) for x, y in places])


def desert_park():
    """Solar park in a desert from above: rows to the horizon, a court of containers, long shadows."""
    reset(); rnd = random.Random(31); sky([(0, "#f1dcc2"), (.05, "#e6d6c6"), (.2, "#b3cbe0"), (.6, "#6d9fd0"), (1, "#4078b3")], .7); sunlight(3.6, "#ffdcae", 27, -64, 1)
    rbox("sand", (2400, 2400, .2), (0, 800, -.1), rough(mat("sand", "#c9a273", .95), .35, .6, "#b1875a", .025), bevel=0)
    rbox("court", (46, 50, .05), (0, 24, .02), rough(mat("courtg", "#bfae96", .9), 40, .5, "#a6947b", 4), bevel=0)
    rows([(x, 2 + i * 10.5) for x in (-78, 28) for i in range(17)] + [(-22, 58 + i * 10.5) for i in range(10)], 20)
    rows([(-210 + c * 106 + rnd.uniform(-3, 3), 190 + i * 15) for i in range(28) for c in range(4)], 10, 10, 5)
    instance(lambda: P.container(wide=3), [(-13 + c * 8.6, 8 + r * 7.4, .3, 0) for r in range(6) for c in range(4)])
    tr = mat("trafo", "#7f8a85", .5)
    for r in range(6): rbox("skid", (3.2, 2.2, .2), (20.2, 8 + r * 7.4, .12), tr, bevel=.02); rbox("tr", (2.2, 1.8, 1.9), (20.2, 8 + r * 7.4, 1.15), tr, bevel=.04); array(rbox("fin", (.06, .3, 1.4), (19.3, 6.95 + r * 7.4, 1.2), tr, bevel=.01), 12, (.16, 0, 0))
    for k in range(2): rbox("road", (6, 700, .04), (-25.5 if k else 25.2, 200, .01), mat("track", "#b49873", .95), bevel=0)
    for k in range(-23, 24, 2): cyl("fence", .04, 2, (k, -2, 1), tr, bevel=0, seg=8)
    for z in (.4, 1.1, 1.9): rbox("wire", (46, .015, .015), (0, -2, z), tr, bevel=0)
    ridges(rnd, ((700, 30, "#b99a86"), (980, 60, "#c0aca3"), (1300, 95, "#c9bdb8")))
    camera((-33, -34, 23), (6, 40, 0), 30)
    picture("desert-park", **WIDE, soft=True, exposure=-.05, bloom=.1)


def substation():
    """Substation at dusk: busbar gantries, two transformers, containers beyond the fence."""
    reset(); rnd = random.Random(17); daylight("dusk", .8); sunlight(1.5, "#ffb07a", 10, -95, 2)
    rbox("ground", (900, 900, .2), (0, 300, -.13), rough(mat("steppe", "#6a6338", .95), 4, .5, "#4f4d2e", .1), bevel=0); rbox("gravel", (64, 60, .06), (0, 24, -.02), rough(mat("gravel", "#94938e", .9), 50, .6, "#6b6a66", 8), bevel=0)
    st, por, cu = mat("steelwork", "#8b9396", .45, metal=.6), mat("porcelain", "#7c3f30", .25, coat=.6), mat("alubus", "#b9bdbb", .3, metal=1)
    def insulator(x, y, z, h=1.2): cyl("core", .06, h, (x, y, z + h / 2), por, bevel=0, seg=20); [cyl("shed", .13, .025, (x, y, z + .08 + k * .09), por, bevel=.008, seg=28) for k in range(int(h / .09))]
    def gantry(y, w=26, h=9):
        for x in (-w / 2, 0, w / 2):
            for dx in (-.3, .3): tube("leg", [(x + dx * 2.2, y, 0), (x + dx, y, h)], .07, st)
            for k in range(9): tube("br", [(x - .6 + .035 * k, y, k), (x + .6 - .035 * (k + 1), y, k + 1)], .03, st)
        for dz in (0, .7): rbox("beam", (w, .10, .10), (0, y, h + dz), st, bevel=.01)
        for k in range(40): tube("web", [(-w / 2 + k * w / 40, y, h + (k % 2) * .7), (-w / 2 + (k + 1) * w / 40, y, h + .7 - (k % 2) * .7)], .025, st)
        for x in (-10, -6.5, -3, 3, 6.5, 10): insulator(x, y, h - 1.35)
    for y in (13, 27, 41): gantry(y)
    for x in (-10, -6.5, -3, 3, 6.5, 10): tube("bus", [(x, 13, 7.6), (x, 20, 7.1), (x, 27, 7.6), (x, 34, 7.1), (x, 41, 7.6), (x, 90, 17)], .035, cu); tube("drop", [(x, 13, 7.6), (x * .98, 10.5, 6.2), (x * .9, 8.2, 5.0)], .03, cu)
    for cx in (-7, 7):
        rbox("bund", (7, 5, .35), (cx, 7, .17), mat("concrete", "#b4b3ae", .75), bevel=.02); tk = mat("tank", "#66706c", .42); rbox("tank", (4.2, 2.2, 2.6), (cx, 7, 1.75), tk, bevel=.05)
        for s in (-1, 1): array(rbox("fin", (.06, .75, 2.1), (cx - 1.8, 7 + s * 1.5, 1.75), tk, bevel=.02), 14, (.275, 0, 0))
        cyl("cons", .38, 3.4, (cx, 7.2, 3.9), tk, axis="X", bevel=.06); [insulator(cx + k * 1.2, 7, 3.05, 1.7) for k in (-1, 0, 1)]
        for k in (-1, 0, 1): insulator(cx + k * 2.4, 10.4, 1.8); cyl("ped", .12, 1.8, (cx + k * 2.4, 10.4, .9), st); tube("link", [(cx + k * 1.2, 7, 4.8), (cx + k * 1.8, 8.6, 4.3), (cx + k * 2.4, 10.4, 3.05)], .025, cu)
    instance(lambda: P.container(wide=2.4), [(20.5, 8 + r * 6, .3, math.pi / 2 * 0) for r in range(6)] + [(27.5, 8 + r * 6, .3, 0) for r in range(6)])
    for k in range(-32, 33, 3): cyl("fp", .05, 2.4, (k, 1.2, 1.2), st, bevel=0, seg=10)
    for z in range(12): rbox("wire", (64, .012, .012), (0, 1.2, .2 + z * .19), st, bevel=0)
    rbox("gate", (.05, .05, 2.3), (0, 1.15, 1.15), st, bevel=0)
    instance(pylon, [(-24 + i * 4, 100 + i * 90, 0, .35) for i in range(4)])
    meadow(rnd, 300, (-34, -9, 34, .8), .5, "#8f8a4e", 4, 150)
    ridges(rnd, ((300, 14, "#4f5a60"), (480, 30, "#757c8a"), (700, 58, "#9b97a5")))
    level(camera((-15.5, -8.2, 1.7), (4, 15, 1.7), 27), .10)
    picture("substation", **WIDE, exposure=.55, bloom=.3)


def delivery_model(lift=1.55):
    """A container on the hook `lift` above the ground over its foundation, the next one on a lorry trailer; returns the hook with its load."""
    reset(); rnd = random.Random(19); daylight("day", .75, -52, 30)
    rbox("ground", (600, 600, .2), (0, 200, -.12), rough(mat("clay2", "#9a8d78", .95), 5, .5, "#7f7463", .4), bevel=0); rbox("gravel", (40, 30, .05), (2, 8, -.01), rough(mat("gravel", "#a3a19b", .9), 50, .6, "#7b7974", 8), bevel=0)
    conc, steel, dk, yl = rough(mat("concrete", "#b4b3ae", .75), 40, .15), mat("metal", "#b9bdbb", .28, metal=1), mat("dk", "#17191a", .5), mat("craney", "#d9a52e", .4, coat=.3)
    for k in range(3): [rbox("pad", (.9, 2.7, .5), (-4 + k * 8.2 + s * 2.3, 3, .22), conc, bevel=.03) for s in (-1, 1)]
    instance(lambda: P.container(wide=2), [(4.2, 3, .47, 0)]); before = set(bpy.data.objects); P.container(wide=2)
    for sx in (-2.9, 2.9):
        for sy in (-1.1, 1.1): tube("sling", [(sx, sy, 2.95), (sx * .93, sy * .2, 4.45)], .02, steel)
    rbox("spreader", (5.6, .22, .26), (0, 0, 4.55), yl, bevel=.03); [tube("chain", [(s * 2.6, 0, 4.65), (0, 0, 6.45)], .025, steel) for s in (-1, 1)]; cyl("hook", .16, .5, (0, 0, 6.65), yl, bevel=.05); tube("rope", [(0, 0, 6.85), (0, 0, 18.5)], .03, dk)
    load = set(bpy.data.objects) - before; hook = bpy.data.objects.new("load", None); bpy.context.collection.objects.link(hook); hook.location, hook.rotation_euler[2] = (-4, 3, lift), math.radians(3)
    for o in load: o.parent = o.parent or hook
    rbox("chassis", (12.4, 2.4, .3), (10.5, 10.5, 1.15), dk, bevel=.02); instance(lambda: P.container(wide=2), [(9.6, 10.5, 1.32, 0)])
    for x in (6.2, 7.6, 9.0, 15.2): [cyl("tyre", .5, .32, (x, 10.5 + s * 1.0, .5), dk, axis="Y", bevel=.06) for s in (-1, 1)]; cyl("rim", .26, .34, (x, 9.5, .5), steel, axis="Y", bevel=.02)
    for k in range(4): cyl("cone", .16, .02, (-8.5 + k * 1.1, -.4 + .1 * k, .02), dk); bpy.ops.mesh.primitive_cone_add(radius1=.13, radius2=.02, depth=.6, location=(-8.5 + k * 1.1, -.4 + .1 * k, .32)); bpy.context.object.data.materials.append(mat("cone", "#d8622a", .5))
    instance(lambda: pallet("#c9b08a", .55, 3), [(-9.0, 3.4, 0, .3)]); meadow(rnd, 160, (-26, 18, 40, 46), .5, "#8a9155", 4, 120)
    ridges(rnd, ((200, 10, "#5f7060"), (340, 20, "#8795a0"), (560, 40, "#aab4c0")))
    level(camera((-9.6, -10.6, 1.7), (-.4, 3, 1.7), 26), .12)
    return hook, load


def delivery():
    delivery_model()
    picture("delivery", **WIDE, exposure=.05, bloom=.1)


def service_model():
    """A cabinet of the yard opened for service: tool trolley, cones, the others running."""
    yard_model("day")
    m = P.palette(); steel, red = m["metal"], mat("trolley", "#3f5f72", .4, coat=.3)
    rbox("pad2", (3.4, 2.6, .14), (-10.4, -.35, .07), mat("conc", "#b4b3ae", .75), bevel=.012)
    instance(cabinet_open, [(-9.75, -.35, .14, 0)])
    rbox("trolley", (.72, .46, .72), (-8.0, -2.5, .55), red, r=.03, bevel=.01); [rbox("drawer", (.66, .012, .10), (-8.0, -2.735, .30 + k * .125), mat("drawerf", "#d9dcda", .4), bevel=.004) for k in range(5)]; rbox("top", (.76, .5, .03), (-8.0, -2.5, .93), m["dark"], r=.03, bevel=.008)
    for sx in (-1, 1): [cyl("wheel", .07, .05, (-8.0 + sx * .28, -2.5 + sy * .17, .08), m["dark"], axis="X") for sy in (-1, 1)]
    tube("handle", [(-7.62, -2.7, .86), (-7.52, -2.7, .86), (-7.52, -2.3, .86), (-7.62, -2.3, .86)], .012, steel)
    rbox("meter", (.10, .2, .05), (-8.15, -2.5, .97), mat("meter", "#d9a52e", .5), r=.02, bevel=.01); tube("lead", [(-8.15, -2.4, .97), (-8.0, -2.35, .96), (-7.9, -2.5, .955)], .004, m["red"])
    for k in range(3): bpy.ops.mesh.primitive_cone_add(radius1=.14, radius2=.02, depth=.6, location=(-11.4 + k * 1.6, -3.1 - .12 * k, .32)); bpy.context.object.data.materials.append(mat("cone", "#d8622a", .5)); rbox("foot", (.34, .34, .03), (-11.4 + k * 1.6, -3.1 - .12 * k, .015), m["dark"], r=.04)
    level(camera((-12.7, -6.6, 1.6), (-7.6, -.2, 1.6), 26), .02)


def service():
    service_model()
    picture("service", exposure=.05, bloom=.1)


def service_record():
    """The opened cabinet from its other side, the tools in front."""
    service_model()
    level(camera((-6.2, -5.6, 1.5), (-9.1, -.9, 1.5), 30), -.06)
    picture("service-record", **WIDE | dict(samples=16), exposure=.05, bloom=.1)


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
