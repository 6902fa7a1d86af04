"""Films that explain: still pictures, composed anew for every frame with what moves in them.
Run: blender -b -P explainers.py -- cooling | outage | delivery | maintenance [--out DIR]      then films.sh encodes the masters."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from bpy_extras.object_utils import world_to_camera_view
from studio import *
from details import cabinet_open, soft_light, sweep
from films import FPS, Master, read, ss
import products as P, scenes, sites

W, H = 960, 540
COLD, HEAT, DONE = (np.array(lin(c)[:3], np.float32) ** (1 / 2.2) for c in ("#5fb4ff", "#ff9a4d", FERN))


def still(name, w=W, h=H, samples=14, **k):
    """Renders the scene once, opaque; returns the display-referred picture."""
    path = os.path.join(OUT, name + ".png")
    if not os.path.exists(path): picture(name, w, h, samples, **k)
    return read(path)[..., :3]


def project(point, w=W, h=H):
    """Place of a point in the picture, in pixels from the lower left corner."""
    bpy.context.view_layer.update(); v = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(point))
    return v.x * w, v.y * h


def spot(img, x, y, color, radius, amount):
    """Blends a soft round spot into the picture."""
    r = int(radius * 3) + 1; x0, x1, y0, y1 = max(0, int(x) - r), min(img.shape[1], int(x) + r + 1), max(0, int(y) - r), min(img.shape[0], int(y) + r + 1)
    if x0 >= x1 or y0 >= y1: return
    yy, xx = np.mgrid[y0:y1, x0:x1]; a = (amount * np.exp(-((xx - x) ** 2 + (yy - y) ** 2) / (2 * radius ** 2)))[..., None].astype(np.float32)
    img[y0:y1, x0:x1] = img[y0:y1, x0:x1] * (1 - a) + color * a


def along(points, s):
    """Point at the length s of a polyline."""
    for a, b in zip(points, points[1:]):
        d = math.dist(a, b)
        if s <= d: return tuple(p + (q - p) * s / d for p, q in zip(a, b))
        s -= d
    return points[-1]


# ---------- coolant runs through the cabinet ----------
def cooling(seconds=11):
    reset(); sweep(3, "#9aa19e"); cabinet_open(); soft_light(2.6, (0, -.4, 1.1), key=9)
    level(camera((.75, -5.4, 1.16), (.0, 0, 1.16), 41), -.005); f = -1.15 / 2
    base, film = still("film-cooling", exposure=.05, bloom=.25), Master("cooling", W, H)
    paths = []
    for c, n in ((-1, 7), (1, 6)):
        cx, y = c * .33, f + .06
        for r in range(n): z = .22 + r * .235 + .165; paths.append(([(cx - .305, y, .17), (cx - .305, y, z), (cx + .305, y, z), (cx + .305, y, .17)], (z - .17) / (2 * z + .27), r))
    for i in range(seconds * FPS):
        t = i / FPS; img = base.copy()
        for points, share, row in paths:
            length = sum(math.dist(a, b) for a, b in zip(points, points[1:])); front = (t - 1.2 - row * .12) * .62
            for k in range(int(length / .045)):
                s = k * .045 + (t * .30) % .045
                if s > front: break
                u = s / length; warm = ss(share, 1 - share, u); x, y = project(along(points, s))
                spot(img, x, y, COLD + (HEAT - COLD) * warm, 1.7, .85 * min(1, (front - s) * 4 + .05))
        film.write(img)
    film.close()


# ---------- the grid fails, the house does not notice ----------
LIT = ("sky", "house", "line", "grid")


def outage(seconds=10):
    scenes.house_model("night"); scenes.terrace(); rnd = random.Random(8); vl = bpy.context.view_layer
    warm = mat("village", "#ffcf90", emit=7); warm.cycles.sample_as_light = False; dark = mat("far", "#121820", .9)
    for _ in range(46):
        d, a = 55 + 60 * rnd.random(), rnd.uniform(-.60, -.30); x, y = 5.6 + d * (-.556 + .83 * a), -11.2 + d * (.83 + .556 * a)
        h = 2.2 + 1.5 * rnd.random(); rbox("barn", (5, 4, h), (x, y, h / 2), dark, bevel=0); [rbox("window", (.75, .2, .8), (x - 1.4 + k * 1.4, y - 2.1, 1.5), warm, bevel=0) for k in range(3) if rnd.random() < .8]
    post = mat("mast", "#3a4043", .5, metal=.4)
    for x, y in ((-11.6, -3.4), (-19.5, 2.0)): cyl("mast", .05, 4.4, (x, y, 2.2), post, bevel=0); rbox("head", (.5, .16, .06), (x + .2, y, 4.42), post, bevel=.01); rbox("window", (.34, .1, .02), (x + .24, y, 4.38), warm, bevel=0); area("street", (.34, .1), (x + .24, y, 4.36), (x + .5, y, 0), 150, "#ffd9a0")
    for g in LIT: vl.lightgroups.add(name=g)
    bpy.context.scene.world.lightgroup = "sky"
    for o in bpy.data.objects:
        b = o.name.split(".")[0]
        o.lightgroup = "grid" if b in ("window", "street") else "line" if b == "led" else "sky" if b == "sun" else "house"
    scenes.view_wide(); setup(W, H, 30, 1.1, transparent=False)
    cache = os.path.join(OUT, "film-outage.npz")
    if os.path.exists(cache): g = dict(np.load(cache))
    else: g = shoot(3, LIT); np.savez(cache, **g)
    def state(grid, line):
        img = g["sky"].copy(); img[..., :3] += g["house"][..., :3] + g["line"][..., :3] * line + g["grid"][..., :3] * grid
        return read(save(glow(img, .35), "film-outage"))[..., :3]
    fail, film = 3.2, Master("outage", W, H)
    on, off, bright = state(1, 1.2), state(0, 1.2), state(0, 3.4)
    for i in range(seconds * FPS):
        t = i / FPS; gone = ss(fail, fail + .25, t); pulse = gone * ss(fail + .8, fail + 1.8, t) * (.5 - .5 * math.cos((t - fail - .8) * 2.1))
        film.write(on * (1 - gone) + (off * (1 - pulse) + bright * pulse) * gone)
    film.close()


# ---------- a container is set down ----------
def delivery(seconds=11):
    high, low = 1.62, .47
    def shadows(name, lift):
        _, load = sites.delivery_model(lift)
        for o in load: o.visible_camera = False
        return still(name, exposure=.05, bloom=.1)
    start, end = shadows("film-delivery-high", high), shadows("film-delivery-low", low)
    hook, load = sites.delivery_model(high); x0, y0 = project((-4, 1.8, high)); x1, y1 = project((-4, 1.8, low))
    for o in bpy.data.objects:
        if o not in load and o is not hook and o.type in ("MESH", "CURVE", "EMPTY"): o.hide_render = o.type == "EMPTY"; o.visible_camera = False
    path = os.path.join(OUT, "film-delivery-load.png")
    if not os.path.exists(path): render("film-delivery-load", W, H + 240, 16, exposure=.05, transparent=True, bloom=.1, passes=3)
    load_img = np.pad(read(path), ((0, math.ceil(y0 - y1)), (0, 0), (0, 0)), mode="edge"); film = Master("delivery", W, H)
    # The layer is 240 px higher than the frame, with the same scale and horizon; above it the rope goes on.
    for i in range(seconds * FPS):
        t = i / FPS; u = ss(1.0, 8.4, t) + .0012 * math.sin(t * 2.4) * (1 - ss(7.5, 8.4, t)); dy = (y1 - y0) * u; k = int(math.floor(dy)); part = dy - k
        def shifted(k): return load_img[120 - k:120 - k + H]
        layer = shifted(k) * (1 - part) + shifted(k + 1) * part
        img = start + (end - start) * np.float32(u); film.write(layer[..., :3] + img * (1 - layer[..., 3:]))
    film.close()


# ---------- what is checked every half-year ----------
def ring(img, x, y, r, amount, check):
    """Circle with a tick that is drawn as `check` goes from 0 to 1."""
    yy, xx = np.mgrid[0:img.shape[0], 0:img.shape[1]].astype(np.float32); d = np.hypot(xx - x, yy - y)
    disc = np.clip(r - d, 0, 1) * .62 * amount; edge = np.clip(1.4 - np.abs(d - r) / 1.2, 0, 1) * amount
    img[:] = img * (1 - disc[..., None]) + np.float32(.03) * disc[..., None]; img[:] = img * (1 - edge[..., None]) + DONE * edge[..., None]
    tick = [(-.42, .02), (-.10, -.32), (.46, .36)]; length = math.dist(tick[0], tick[1]) + math.dist(tick[1], tick[2])
    for k in range(int(check * 46)):
        px, py = along(tick, k / 46 * length); spot(img, x + px * r, y + py * r, DONE, max(1.2, r * .075), .9)


def maintenance(seconds=12):
    sites.service_model(); w, h = 1200, 675
    level(camera((-12.7, -6.6, 1.55), (-9.35, -.4, 1.55), 46), -.045)
    base = still("film-maintenance", w, h, 24, exposure=.05, bloom=.1)
    marks = [(2.2, (-9.62, -.94, 1.75)), (4.4, (-10.55, -1.15, 1.0)), (6.6, (-9.75, -.93, .30)), (8.8, (-10.05, -.90, 1.15))]      # torque, door seal, drain, coolant
    places = [(at, *project(p, w, h)) for at, p in marks]; tx, ty = project((-9.75, -.9, 1.05), w, h)
    film = Master("maintenance", W, H); ys, xs = np.mgrid[0:H, 0:W].astype(np.float32)
    for i in range(seconds * FPS):
        t = i / FPS; z = 1 + .25 * ss(.2, 9, t); vw, vh = w / z, h / z; u = (z - 1) / .25
        x0, y0 = np.clip(w / 2 + (tx - w / 2) * u - vw / 2, 0, w - vw), np.clip(h / 2 + (ty - h / 2) * u - vh / 2, 0, h - vh); k = vw / W
        sx, sy = np.clip(x0 + xs * k, 0, w - 1.01), np.clip(y0 + ys * k, 0, h - 1.01); ix, iy = sx.astype(np.int32), sy.astype(np.int32); fx, fy = (sx - ix)[..., None], (sy - iy)[..., None]
        img = (base[iy, ix] * (1 - fx) + base[iy, ix + 1] * fx) * (1 - fy) + (base[iy + 1, ix] * (1 - fx) + base[iy + 1, ix + 1] * fx) * fy
        for at, x, y in places:
            if t > at: ring(img, (x - x0) / k, (y - y0) / k, 20 * (.6 + .4 * ss(at, at + .35, t)), ss(at, at + .3, t), ss(at + .35, at + .9, t))
        film.write(img)
    film.close()


if __name__ == "__main__":
    for name in NAMES: globals()[name]()
