"""Things that give a place its scale: furniture, a bicycle, pallets, shelves, screens. Each stands on z = 0 at the origin, front towards -Y."""
from studio import *


def torus(name, major, minor, loc, material, axis="Y", seg=72):
    turn = {"X": (0, math.pi / 2, 0), "Y": (math.pi / 2, 0, 0), "Z": (0, 0, 0)}[axis]
    bpy.ops.mesh.primitive_torus_add(major_radius=major, minor_radius=minor, major_segments=seg, minor_segments=10, location=loc, rotation=turn)
    ob = bpy.context.object; ob.name = name; ob.data.materials.append(material)
    for f in ob.data.polygons: f.use_smooth = True
    return ob


def bicycle(color="#3c5a4a"):
    tyre, rim, paint, leather = mat("tyre", "#121312", .7), mat("rim", "#b9bdbb", .3, metal=1), mat("bike" + color, color, .3, coat=.5), mat("leather", "#6b4226", .6)
    rear, front, crank, seat, head = (-.52, 0, .35), (.54, 0, .35), (-.07, 0, .30), (-.20, 0, .80), (.38, 0, .86)
    for hub in (rear, front):
        torus("tyre", .335, .017, hub, tyre); torus("rim", .312, .009, hub, rim); cyl("hub", .022, .07, hub, rim, axis="Y")
        for k in range(14):
            a = k * math.pi / 7; tube("spoke", [hub, (hub[0] + .31 * math.cos(a), 0, hub[2] + .31 * math.sin(a))], .0014, rim)
    for a, b in ((rear, crank), (rear, seat), (crank, seat), (crank, (.40, 0, .72)), (seat, (.385, 0, .82)), (head, (.41, 0, .66)), ((.41, 0, .66), front), (seat, (-.225, 0, .93))): tube("frame", [a, b], .015, paint)
    rbox("saddle", (.27, .14, .05), (-.24, 0, .96), leather, r=.06, bevel=.02)
    tube("bar", [(.30, .28, .97), (.38, .12, .98), (.38, -.12, .98), (.30, -.28, .97)], .012, rim); tube("stem", [head, (.385, 0, .99)], .014, rim)
    cyl("ring", .09, .008, crank, rim, axis="Y"); rbox("pedal", (.09, .09, .02), (.08, -.12, .24), tyre, bevel=.004)
    tube("mudguard", [(-.86, 0, .48), (-.72, 0, .66), (-.52, 0, .725), (-.30, 0, .66)], .014, paint)
    rbox("rack", (.34, .14, .014), (-.56, 0, .76), rim, r=.02)


def chair(cloth="#6f7a70", wood="#8a6340"):
    f, w = mat("cloth" + cloth, cloth, .9), mat("chairwood", wood, .5)
    rbox("seat", (.62, .62, .10), (0, 0, .40), f, r=.06, bevel=.03)
    rbox("back", (.62, .10, .46), (0, .30, .68), f, r=.08, bevel=.03, axis="Y").rotation_euler[0] = math.radians(-14)
    for sx in (-1, 1):
        for sy in (-.27, .27): rbox("leg", (.045, .045, .58), (sx * .33, sy, .29), w, bevel=.008)
        rbox("arm", (.06, .66, .03), (sx * .33, 0, .59), w, r=.02, bevel=.008)


def office_chair():
    k, f = mat("plastic", "#1b1e1d", .5), mat("mesh", "#343a37", .9)
    rbox("seat", (.50, .50, .08), (0, 0, .48), f, r=.10, bevel=.03); rbox("back", (.46, .06, .58), (0, .25, .86), f, r=.12, bevel=.02, axis="Y")
    cyl("post", .03, .34, (0, 0, .28), k); tube("arm", [(0, .1, .46), (0, .30, .5), (0, .29, .7)], .02, k)
    for i in range(5): a = i * 1.2566; tube("foot", [(0, 0, .12), (.30 * math.cos(a), .30 * math.sin(a), .07)], .02, k); cyl("wheel", .03, .04, (.30 * math.cos(a), .30 * math.sin(a), .03), k, axis="X")


def side_table():
    w = mat("chairwood", "#8a6340", .5)
    cyl("top", .24, .03, (0, 0, .46), w, bevel=.006); cyl("stem", .025, .45, (0, 0, .23), mat("tableleg", "#1b1e1d", .5)); cyl("base", .16, .015, (0, 0, .01), mat("tableleg", "#1b1e1d", .5))
    cyl("glass", .033, .11, (.08, -.04, .53), mat("tumbler", "#e8efee", .05, trans=1)); cyl("cup", .04, .08, (-.07, .05, .515), mat("stoneware", "#d8d3c7", .5), bevel=.008)


def pallet(load="#b99a6f", h=1.1, seed=1):
    """Pallet with cartons under stretch film."""
    rnd = random.Random(seed); wood, box, tape = mat("palletwood", "#a98455", .8), mat("carton" + load, load, .8), mat("tape", "#d9cdb4", .5)
    for i in range(7): rbox("deck", (.12, .8, .022), (-.54 + i * .18, 0, .132), wood, bevel=.002)
    for y in (-.34, 0, .34): [rbox("block", (.14, .1, .10), (x, y, .071), wood, bevel=.002) for x in (-.52, 0, .52)]; rbox("skid", (1.2, .1, .022), (0, y, .011), wood, bevel=.002)
    rows = round(h / .28)
    for r in range(rows):
        for i in range(3):
            for y in (-.2, .2): rbox("carton", (.388, .388, .27), (-.395 + i * .395, y * .99, .145 + .14 + r * .275), box, bevel=.005).rotation_euler[2] = (rnd.random() - .5) * .02; rbox("tape", (.39, .05, .001), (-.395 + i * .395, y, .145 + .276 + r * .275), tape, bevel=0)


def pallet_rack(bays=1, levels=4, seed=1):
    """Rack bays of 2.7 m with pallets on every level."""
    post, beam = mat("rackpost", "#34506b", .45, metal=.2), mat("rackbeam", "#d3782b", .45)
    rnd = random.Random(seed)
    for b in range(bays + 1):
        for y in (-.5, .5): rbox("post", (.09, .07, levels * 1.75), (b * 2.8, y, levels * .875), post, bevel=.004)
        for k in range(levels * 2): tube("brace", [(b * 2.8, -.5, .2 + k * .85), (b * 2.8, .5, 1.0 + k * .85 if k % 2 else .9 + k * .85)], .012, post)
    for b in range(bays):
        for l in range(levels):
            if l: [rbox("beam", (2.72, .05, .12), (b * 2.8 + 1.4, y, l * 1.75 - .06), beam, bevel=.004) for y in (-.5, .5)]
            for k in range(2):
                if rnd.random() < .9: yield b * 2.8 + .75 + k * 1.3, 0, l * 1.75, rnd.randrange(3)


def screen(w, h, draw, loc, yaw=0.):
    """Display with a drawn picture: `draw(put)` calls put(x, y, w, h, hex, glow) in fractions of the panel."""
    rbox("bezel", (w + .02, .03, h + .02), loc, mat("bezel", "#0b0c0c", .35), r=.008, bevel=.003, axis="Y").rotation_euler[2] = yaw
    c, s = math.cos(yaw), math.sin(yaw)
    def put(x, y, bw, bh, color, glow=1.0, layer=0):
        u, v, d = (x + bw / 2 - .5) * w, (y + bh / 2 - .5) * h, -.0165 - layer * .0006
        m = mat("px" + color + str(glow), color, .5, emit=glow); m.cycles.sample_as_light = False
        rbox("px", (bw * w, .0004, bh * h), (loc[0] + u * c - d * s, loc[1] + u * s + d * c, loc[2] + v), m, bevel=0).rotation_euler[2] = yaw
    put(0, 0, 1, 1, "#0d1411", .8)
    draw(put)


def chart(put, x, y, w, h, seed=1, kind="day"):
    """Bars of a day on a display: sun above, stored energy green, the load in white."""
    n = 24
    rnd = random.Random(seed)
    put(x, y, w, .004, "#46534c", .6, 1)
    for i in range(n):
        sun = max(0, math.sin((i - 5) / 14 * math.pi)) if 5 < i < 19 else 0
        load = .22 + .2 * (6 < i < 9) + .34 * (17 < i < 22) + .08 * rnd.random()
        bar = {"day": sun, "load": load, "charge": .15 + .8 * max(0, min(1, (i - 7) / 8 if i < 17 else 1 - (i - 17) / 8))}[kind]
        put(x + i * w / n, y + .004, w / n * .66, max(.008, bar * h), {"day": "#e6a43b", "load": "#dfe6e1", "charge": "#70b56a"}[kind], .9, 1)
