"""Walls that towers of the configurator stand against, and the parts of a tower from the front, all at one scale.
Run: blender -b -P placements.py -- NAME... [--out DIR] [--preview]      NAME: wall, garage, utility_room, parts"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from surroundings import *
from props import *
from photos import studio_lights
from rooms import conduit, door, shell, skirting
import products as P

FRAME = dict(w=1440, h=720)                              # shows 6400 x 3200 mm of the plane of the fronts
WIDTH, FRONT, BOTTOM, EYE, AWAY = 6.4, -.215, -.44, 1.25, 9.


def elevation(name, samples=10, **k):
    """Takes the wall from far away, level, so that the plane of the fronts is seen at one scale."""
    height = WIDTH * FRAME["h"] / FRAME["w"]
    cam = level(camera((0, FRONT - AWAY, EYE), (0, 0, EYE), AWAY * 36 / WIDTH), (BOTTOM + height / 2 - EYE) / WIDTH)
    picture(name, **FRAME, samples=samples, **k)


def wall():
    """Wall of a house outdoors: paving, two lamps, grasses, and a chair at the side."""
    reset(); rnd = random.Random(4); daylight("day", .85, -48, 40)
    rbox("wall", (16, .3, 7), (0, .15, 3.5), rough(mat("plaster", "#cfcabf", .8), 60, .14, "#c4bfb3", 1.1), bevel=0); rbox("plinth", (16, .02, .22), (0, -.01, .11), mat("plinth", "#77756f", .8), bevel=.004)
    pave = rough(mat("pave", "#8b8a86", .55), 30, .16, "#75756f", .9)
    for i in range(16):
        for j in range(8): rbox("slab", (.79, .79, .06), (-6.0 + i * .8, -.42 - j * .8, -.03), pave, bevel=.006)
    fr = mat("frame", "#14171a", .35, metal=.3)
    for x in (-2.74, 2.74): rbox("lamp", (.09, .10, .18), (x, -.05, 2.28), fr, r=.02)
    instance(chair, [(-2.78, -.5, 0, math.radians(-24))])
    cl = blades("clump", 420, .13, .62, .010, mat("g2", "#8f9158", .7), .5, 3); copies(cl, [(2.5 + .16 * k + .05 * rnd.random(), -.16 - .1 * rnd.random(), 0, rnd.random() * 6, .7 + .5 * rnd.random()) for k in range(6)])
    elevation("place-wall", exposure=.05, bloom=.05)


def garage():
    """Garage: painted blocks, a charger with its cable, a bicycle hung up, shelves with boxes."""
    reset(); world("#dfe6ea", .12)
    shell(8.6, 7, 2.95, rough(mat("block", "#b9bab5", .85), 40, .12, "#aeb0ab", 1.3), rough(mat("screed", "#85857f", .4, coat=.15), 14, .03, "#767671", .5))
    for z in range(13): rbox("bed", (8.6, .003, .008), (0, -.001, .2 + z * .2), mat("bed", "#a2a39e", .9), bevel=0)
    P.wallbox(x=2.58, y=-.06, z=1.15)
    wood, steel, box = rough(mat("ply", "#b98f5e", .55), 7, .05, "#a87d4e", 2), mat("metal", "#b9bdbb", .28, metal=1), ("#8d6f4c", "#4d5f56", "#c9c4b6")
    rbox("rack", (.9, .4, .03), (-2.76, -.2, 2.36), wood, bevel=.004); [rbox("bracket", (.03, .36, .03), (-2.76 + s * .36, -.19, 2.33), steel, bevel=.004) for s in (-1, 1)]
    for k in range(3): rbox("box", (.25, .32, .17 + .04 * (k % 2)), (-3.05 + k * .29, -.2, 2.465 + .02 * (k % 2)), mat("box" + box[k], box[k], .8), bevel=.006)
    before = set(bpy.data.objects); bicycle("#7a3b2e"); hub = bpy.data.objects.new("hung", None); bpy.context.collection.objects.link(hub)
    for o in set(bpy.data.objects) - before - {hub}: o.parent = hub
    hub.rotation_euler[1], hub.location = math.radians(-90), (-2.43, -.12, 1.22); rbox("hook", (.03, .12, .03), (-2.78, -.08, 2.05), steel, bevel=.006)
    rbox("socket", (.15, .05, .08), (2.90, -.025, 1.2), mat("socket", "#f0efea", .35), r=.01, bevel=.004, axis="Y"); conduit([(2.90, -.02, 1.24), (2.90, -.02, 2.95)], .012)
    for x in (-1.6, 1.6): area("tube", (1.8, .25), (x * 1.2, -1.9, 2.9), (x * .7, -.2, .9), 72, "#fff1df")
    area("door", (5, 2.2), (-2, -6.6, 1.6), (0, 0, 1.1), 80, "#e8f0f6")
    elevation("place-garage", samples=12, exposure=.25, bloom=.1)


def utility_room():
    """Technical room: a door, a distribution board with its conduits, a tiled floor."""
    reset(); world("#e6ebee", .12)
    tile = rough(mat("tile", "#a6a49d", .35), 30, .06, "#98968f", 1.2)
    shell(8.6, 7, 2.95, rough(mat("clay", "#c4beb1", .85), 60, .16, "#b9b3a5", 1.5), tile); skirting(8.6)
    for k in range(15): rbox("joint", (.006, 7, .002), (-4.2 + k * .6, -3.5, .001), mat("joint", "#77756f", .8), bevel=0)
    for k in range(11): rbox("joint", (8.6, .006, .002), (0, -.3 - k * .6, .001), mat("joint", "#77756f", .8), bevel=0)
    door(-2.76, "#5f7268", leaf=.78)
    board = mat("board", "#e9e9e5", .4)
    rbox("board", (.46, .11, .76), (2.68, -.06, 1.5), board, r=.012, bevel=.005, axis="Y"); rbox("boarddoor", (.40, .012, .68), (2.68, -.12, 1.5), board, r=.01, bevel=.003, axis="Y"); rbox("latch", (.02, .012, .06), (2.84, -.13, 1.5), mat("latch", "#3a3f3d", .4), bevel=.003)
    for x in (2.58, 2.68, 2.78): conduit([(x, -.03, 1.88), (x, -.03, 2.95)], .014)
    conduit([(2.54, -.03, 1.12), (2.54, -.03, .32), (2.38, -.03, .16), (1.2, -.03, .14)], .014)
    for x in (-1.5, 1.5): area("panel", (1.4, .6), (x * 1.2, -1.8, 2.9), (x * .6, -.2, .8), 70, "#fff1df")
    area("fill", (5, 2.2), (-2.4, -6.6, 1.8), (0, 0, 1.1), 66, "#eef3f6")
    elevation("place-utility-room", samples=12, exposure=.25, bloom=.1)


def front_part(name):
    """One part of a tower from the front, orthographic: 720 mm wide, to be stacked."""
    reset(); P.battery(1, line=.008)
    low, high = dict(foot=(-1, .052), module=(.052, .3415), head=(.3415, 9))[name]
    bpy.context.view_layer.update()
    for o in [o for o in bpy.data.objects if o.type in ("MESH", "FONT")]:
        zs = [(o.matrix_world @ Vector(c)).z for c in o.bound_box]; mid = (min(zs) + max(zs)) / 2
        o.hide_render = not low <= mid < high or o.name.startswith("spine") or o.type == "FONT" and "kWh" in o.data.body
    middle = dict(foot=.025, module=.1985, head=.53)[name]
    studio_lights(1.95)
    for o in bpy.data.objects:
        if o.type == "LIGHT": o.location.z += middle - 1.0
    cam = camera((0, -6, middle), (0, 0, middle), 80); cam.data.type, cam.data.ortho_scale = "ORTHO", .72
    render("part-" + name, 840, 460, 48, exposure=.5, bloom=.2)


def parts(): [front_part(name) for name in ("foot", "module", "head")]


if __name__ == "__main__":
    for name in NAMES: globals()[name.replace("-", "_")]()
