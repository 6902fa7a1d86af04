"""Sky, daylight, planting, glass, solar panels and hills: what places outdoors are made of."""
from studio import *

def sky(stops, strength=1., yaw=0.):
    """Vertical gradient sky. stops = [(height 0..1, hex)], 0 is the horizon."""
    w = bpy.context.scene.world; n, l = w.node_tree.nodes, w.node_tree.links
    tc, sep, ramp = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeSeparateXYZ"), n.new("ShaderNodeValToRGB")
    l.new(tc.outputs["Generated"], sep.inputs["Vector"]); l.new(sep.outputs["Z"], ramp.inputs["Fac"])
    l.new(ramp.outputs["Color"], n["Background"].inputs["Color"])
    e = ramp.color_ramp.elements
    while len(e) > 1: e.remove(e[0])
    e[0].position, e[0].color = stops[0][0], lin(stops[0][1])
    for p, c in stops[1:]: e.new(p).color = lin(c)
    n["Background"].inputs["Strength"].default_value = strength


def blades(name, n, spread, height, width, material, lean=.35, seed=1):
    """A clump of grass: n tapering, bent blades in one mesh."""
    rnd = random.Random(seed); bm = bmesh.new()
    for _ in range(n):
        a, r = rnd.random() * 6.283, spread * rnd.random() ** .5
        x, y, h = r * math.cos(a), r * math.sin(a), height * (.55 + .45 * rnd.random())
        b, k = rnd.random() * 6.283, lean * h * (.3 + rnd.random())
        ux, uy = -math.sin(b) * width / 2, math.cos(b) * width / 2
        prev = None
        for i in range(4):
            t = i / 3; cx, cy, cz, s = x + math.cos(b) * k * t * t, y + math.sin(b) * k * t * t, h * t * (1 - .15 * t), 1 - .85 * t
            v = (bm.verts.new((cx - ux * s, cy - uy * s, cz)), bm.verts.new((cx + ux * s, cy + uy * s, cz)))
            if prev: bm.faces.new((prev[0], prev[1], v[1], v[0]))
            prev = v
    return finish(bm, name, material)


def tree(name, h, material, trunk, seed=1, leaves=15000, slim=1., low=.45):
    """A deciduous tree as a cloud of leaf quads on a few lobes."""
    rnd = random.Random(seed); bm = bmesh.new()
    lobes = [(rnd.gauss(0, .17) * h * slim, rnd.gauss(0, .17) * h * slim, h * (low + .45 * rnd.random()), h * (.10 + .10 * rnd.random())) for _ in range(13)]
    for _ in range(leaves):
        lx, ly, lz, lr = rnd.choice(lobes)
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, .8))).normalized() * lr * (.55 + .45 * rnd.random())
        c = Vector((lx, ly, lz)) + d
        u = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized(); v = u.cross(Vector((0, 0, 1))).normalized()
        s = h * .0068 * (.7 + .6 * rnd.random())
        bm.faces.new([bm.verts.new(c + p) for p in (u * s, v * s * .55, -u * s, -v * s * .55)])
    ob = finish(bm, name, material)
    t = cyl(name + "t", h * .013, h * (low + .15), (0, 0, h * (low + .15) / 2), trunk, bevel=0, seg=10); t.parent = ob
    return ob


def copies(ob, places):
    """Linked copies of ob and its children at (x, y, z, yaw, scale)."""
    for x, y, z, yaw, s in places:
        for o in (ob, *ob.children):
            c = o.copy(); bpy.context.collection.objects.link(c); c.parent = None
            c.rotation_euler, c.scale = (0, 0, yaw), (s, s, s)
            c.location = Vector((x, y, z)) + (o.location * s if o is not ob else Vector())
    for o in (ob, *ob.children): o.hide_render = True


def instance(build, places):
    """Build once in its own collection, then place it many times."""
    main = bpy.context.view_layer.layer_collection
    col = bpy.data.collections.new("lib"); bpy.context.scene.collection.children.link(col)
    bpy.context.view_layer.active_layer_collection = main.children[col.name]
    build()
    bpy.context.view_layer.active_layer_collection = main
    main.children[col.name].exclude = True
    for x, y, z, yaw in places:
        e = bpy.data.objects.new("i", None); e.instance_type, e.instance_collection = "COLLECTION", col
        e.location, e.rotation_euler = (x, y, z), (0, 0, yaw)
        bpy.context.scene.collection.objects.link(e)


def pane(name="pane"):
    """Window glass: see-through plus a Fresnel reflection (no refraction, so no noise)."""
    m = bpy.data.materials.get(name)
    if m: return m
    m = bpy.data.materials.new(name); m.use_nodes = True
    n, l = m.node_tree.nodes, m.node_tree.links; n.remove(n["Principled BSDF"])
    t, g, f, mx = n.new("ShaderNodeBsdfTransparent"), n.new("ShaderNodeBsdfGlossy"), n.new("ShaderNodeFresnel"), n.new("ShaderNodeMixShader")
    g.inputs["Roughness"].default_value, f.inputs["IOR"].default_value = 0, 1.35
    l.new(f.outputs[0], mx.inputs[0]); l.new(t.outputs[0], mx.inputs[1]); l.new(g.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], n["Material Output"].inputs[0])
    return m


def sheer(name, color):
    """Curtain cloth that glows when lit from behind."""
    m = mat(name, color, .9); n, l = m.node_tree.nodes, m.node_tree.links
    if "Translucent BSDF" not in n:
        t, mx = n.new("ShaderNodeBsdfTranslucent"), n.new("ShaderNodeMixShader")
        t.inputs["Color"].default_value, mx.inputs[0].default_value = lin(color), .7
        l.new(n["Principled BSDF"].outputs[0], mx.inputs[1]); l.new(t.outputs[0], mx.inputs[2]); l.new(mx.outputs[0], n["Material Output"].inputs[0])
    return m


def rough(m, scale, amount, col2=None, mixscale=.6):
    """Give a flat material surface variation: bump and a slow colour drift."""
    n, l = m.node_tree.nodes, m.node_tree.links; p = n["Principled BSDF"]
    tc, t, b = n.new("ShaderNodeTexCoord"), n.new("ShaderNodeTexNoise"), n.new("ShaderNodeBump")
    t.inputs["Scale"].default_value, t.inputs["Detail"].default_value, b.inputs["Strength"].default_value, b.inputs["Distance"].default_value = scale, 8, amount, .02
    l.new(tc.outputs["Object"], t.inputs["Vector"]); l.new(t.outputs["Fac"], b.inputs["Height"]); l.new(b.outputs["Normal"], p.inputs["Normal"])
    if col2:
        t2, mx = n.new("ShaderNodeTexNoise"), n.new("ShaderNodeMixRGB")
        t2.inputs["Scale"].default_value, t2.inputs["Detail"].default_value = mixscale, 6
        mx.inputs["Color1"].default_value, mx.inputs["Color2"].default_value = p.inputs["Base Color"].default_value, lin(col2)
        l.new(tc.outputs["Object"], t2.inputs["Vector"]); l.new(t2.outputs["Fac"], mx.inputs["Fac"]); l.new(mx.outputs["Color"], p.inputs["Base Color"])
    return m


def panels(origin, cols, rows, w, h, tilt, gap=.022):
    """PV array lying on a slope; origin is its lower left corner, tilt in radians about X."""
    glass, frame = mat("pv", "#0c1522", .10, coat=1), mat("pvframe", "#0b0c0c", .35, metal=.7)
    line = mat("pvline", "#27323c", .3, metal=.6)
    for r in range(rows):
        for c in range(cols):
            u, v = c * (w + gap) + w / 2, r * (h + gap) + h / 2
            loc = Vector(origin) + Vector((u, v * math.cos(tilt), v * math.sin(tilt)))
            for nm, s, m, dz in (("f", (w, h, .035), frame, 0), ("g", (w - .024, h - .024, .004), glass, .018)):
                o = rbox(nm, s, loc + Vector((0, -math.sin(tilt), math.cos(tilt))) * dz, m, bevel=.002 if nm == "f" else 0); o.rotation_euler[0] = tilt
            for k in range(1, 6):
                o = rbox("l", (.003, h - .03, .0006), loc + Vector((-w / 2 + k * w / 6, 0, 0)) + Vector((0, -math.sin(tilt), math.cos(tilt))) * .0206, line, bevel=0); o.rotation_euler[0] = tilt


def ridges(rnd, rows):
    """Hazy hills, far to near colours given as (distance, height, hex)."""
    for y, h, col in rows:
        bm = bmesh.new(); v0 = None; ph = rnd.random() * 9
        for i in range(900):
            x = -y * 8.1 + i * y * .018
            z = h * (.55 + .28 * math.sin(i * .03 + ph) + .13 * math.sin(i * .085 + ph * 2) + .05 * math.sin(i * .21) + .02 * math.sin(i * 1.7 + ph) + .012 * rnd.random())
            v = (bm.verts.new((x, y, -5)), bm.verts.new((x, y, z)))
            if v0: bm.faces.new((v0[0], v[0], v[1], v0[1]))
            v0 = v
        finish(bm, "ridge", mat("ridge" + col, col, 1, spec=0))


def curtain(x0, x1, y, h, material, waves=9):
    bm = bmesh.new(); v0 = None; n = waves * 10
    for i in range(n + 1):
        x, yy = x0 + (x1 - x0) * i / n, y + .045 * math.sin(i / n * waves * 6.283)
        v = (bm.verts.new((x, yy, .03)), bm.verts.new((x, yy, h)))
        if v0: bm.faces.new((v0[0], v[0], v[1], v0[1]))
        v0 = v
    return finish(bm, "curtain", material)


# ---------- time of day ----------
SKIES = {
    "day": [(0, "#e9eef0"), (.06, "#cfe0ec"), (.22, "#9cc3e6"), (.55, "#5b93cd"), (1, "#2f67a8")],
    "dusk": [(0, "#ffb77a"), (.05, "#f0ae94"), (.14, "#a9a3b8"), (.34, "#5d7b9d"), (.8, "#27425f")],
    "night": [(0, "#51597a"), (.05, "#343f63"), (.18, "#1d2847"), (.5, "#0f1830"), (1, "#080e1f")],
}


def sunlight(energy, color, height, bearing, angle=1.):
    """Sun at a height above the horizon and a bearing (0 = behind the camera, positive = from the right), in degrees."""
    d = bpy.data.lights.new("sun", "SUN"); d.energy, d.angle, d.color = energy, math.radians(angle), lin(color)[:3]
    o = bpy.data.objects.new("sun", d); bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.radians(90 - height), 0, math.radians(bearing))


def daylight(time, strength=.9, bearing=-40, height=38):
    """Sky and sun of a time of day: "day", "dusk" or "night"."""
    sky(SKIES[time], {"day": 1.0, "dusk": 1.0, "night": .9}[time] * strength)
    if time == "day": sunlight(3.6, "#ffeedb", height, bearing)
    if time == "night": sunlight(.16, "#a9c0ff", 42, bearing, 4)          # the moon
