"""Film of the commissioning in the app: screens drawn in the manner of ECOS, on a phone beside the tower; the last one is OUT/screens/phone.png.
Run: blender -b -P commissioning.py [-- --out DIR]      then films.sh encodes the master."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from devices import phone_on_table, DISPLAY
from explainers import project, still
from films import FPS, Master, read, ss

W, H, U = 720, 960, 1.5                                    # frame; pixels of a screen for each CSS pixel
PAGE, HIGH, BODY, MUTED, LINE = "#0b0d0c", "#eef1ef", "#abb1ad", "#8a918c", "#262a28"
LAST = 15
STATES = [                                                 # second, step, progress in percent, rows of name and result
    (0, "Find", 0, [("Bluetooth", "on"), ("Data logger", "…")]),
    (1.7, "Find", 25, [("Bluetooth", "on"), ("Data logger", "found")]),
    (3.4, "Connect", 25, [("WiFi", "…"), ("First values", "…")]),
    (4.6, "Connect", 37, [("WiFi", "connected"), ("First values", "…")]),
    (5.4, "Connect", 50, [("WiFi", "connected"), ("First values", "received")]),
] + [(6.6 + .8 * n, "Check", 50 + 6.25 * n, [(name, "passed" if k < n else "…") for k, name in enumerate(("Grid code", "Meter direction", "Modules", "Backup"))]) for n in range(5)] + [
    (10.8, "Hand over", 75, [("Owner", "invited"), ("Access", "…")]),
    (12.0, "Hand over", 100, [("Owner", "accepted"), ("Access", "ECOS")]),
]
NAMES_OF_STEPS = ("Find", "Connect", "Check", "Hand over")


def ink(color): return mat("ink" + color, color, 1, emit=1, spec=0)


def arc(x, y, r, width, share, material):
    """Part of a ring, clockwise from the top."""
    n = max(2, int(96 * share)); bm = bmesh.new(); pairs = []
    for k in range(n + 1):
        a = math.pi / 2 - 2 * math.pi * share * k / n
        pairs.append([bm.verts.new((x + (r + s * width / 2) * math.cos(a), y + (r + s * width / 2) * math.sin(a), 0)) for s in (-1, 1)])
    for a, b in zip(pairs, pairs[1:]): bm.faces.new((a[0], a[1], b[1], b[0]))
    return finish(bm, "arc", material)


def app_screen(name, step, progress, rows):
    """Draws a screen of the app with the ring and the rows of PhoneScreenMockup; returns its picture. Lengths are CSS pixels, y down."""
    path = os.path.join(OUT, "screens", name + ".png")
    if not os.path.exists(path):
        w, h = DISPLAY; reset(); world("#000000", 0); k = .01
        def put(words, x, y, size, color, align="LEFT"): text(words, size * k, (x * k, -y * k, .01), ink(color), FONT, 0, (0, 0, 0), align)
        rbox("page", (w * k, h * k, .01), (w / 2 * k, -h / 2 * k, -.02), ink(PAGE), bevel=0)
        put(step, 24, 46, 15, HIGH); put(f"{NAMES_OF_STEPS.index(step) + 1} / 4", w - 24, 46, 15, HIGH, "RIGHT")
        arc(w / 2 * k, -1.81, .92, .145, 1, ink("#1f2320"))
        if progress: arc(w / 2 * k, -1.81, .92, .145, progress / 100, ink(FERN)).location.z = .005
        put(f"{int(progress)}%", w / 2, 192, 42, HIGH, "CENTER"); put("Commissioning", w / 2, 218, 12, MUTED, "CENTER")
        for r, (name_, result) in enumerate(rows):
            y = 310 + r * 46.7; rbox("line", ((w - 48) * k, .01, .001), (w / 2 * k, -y * k, 0), ink(LINE), bevel=0)
            put(name_, 24, y + 28, 14, BODY); put(result, w - 24, y + 28, 14, MUTED if result == "…" else HIGH, "RIGHT")
        cam = camera((w / 2 * k, -h / 2 * k, 5), (w / 2 * k, -h / 2 * k, 0)); cam.data.type, cam.data.ortho_scale = "ORTHO", h * k
        cam.rotation_euler = (0, 0, 0)
        s = setup(int(w * U), int(h * U), 24, 0, transparent=False); s.view_settings.view_transform, s.view_settings.look = "Standard", "None"
        os.makedirs(os.path.dirname(path), exist_ok=True); s.render.filepath = path; s.render.image_settings.file_format, s.render.image_settings.color_mode = "PNG", "RGB"
        bpy.ops.render.render(write_still=True)
    return read(path)[..., :3]


def placed(screen, corners):
    """Picture of a screen in the frame by the homography of its four corners (lower left first, anticlockwise), dark beyond its round corners, and its mask."""
    h, w = screen.shape[:2]; system, right = [], []
    for (u, v), (x, y) in zip(((0, 0), (w, 0), (w, h), (0, h)), corners):
        system += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]; right += [u, v]
    m = np.append(np.linalg.solve(np.array(system), np.array(right)), 1).reshape(3, 3); out = mask = 0
    for dx in (.25, .75):
        for dy in (.25, .75):
            ys, xs = np.mgrid[0:H, 0:W] + np.array([dy, dx])[:, None, None]; u, v, z = np.einsum("ij,jyx->iyx", m, np.stack([xs, ys, np.ones_like(xs)])); u, v = u / z, v / z
            r = 34 * U * w / (DISPLAY[0] * U); qx, qy = np.abs(u - w / 2) - w / 2 + r, np.abs(v - h / 2) - h / 2 + r
            shown, inside = (qx < r) & (qy < r), np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) < r
            i, j = np.clip(v - .5, 0, h - 1.01), np.clip(u - .5, 0, w - 1.01); a, b = i.astype(int), j.astype(int); f, g = (i - a)[..., None], (j - b)[..., None]
            c = (screen[a, b] * (1 - g) + screen[a, b + 1] * g) * (1 - f) + (screen[a + 1, b] * (1 - g) + screen[a + 1, b + 1] * g) * f
            out, mask = out + (c * inside[..., None] + .03 * (shown & ~inside)[..., None]) / 4, mask + shown[..., None] / 4
    return out.astype(np.float32), mask.astype(np.float32)


def commissioning():
    screens = [app_screen(f"step{n}", *state[1:]) for n, state in enumerate(STATES)] + [read(os.path.join(OUT, "screens", "phone.png"))[..., :3]]
    corners = phone_on_table()
    camera((-.024, -.58, .112), (-.024, 0, .080), 105, fstop=4, focus=(-.028, -.01, .08))
    led = bpy.data.materials["led"].node_tree.nodes["Principled BSDF"].inputs["Emission Strength"]; lit = led.default_value
    setup(W, H, 4); places = [project(c, W, H) for c in corners]
    led.default_value = 0; off = still("film-commissioning-off", W, H, 16, exposure=.45, bloom=.12)
    led.default_value = lit * 1.6; on = still("film-commissioning-on", W, H, 16, exposure=.45, bloom=.25)
    shown = [placed(s, places) for s in screens]; starts = [s[0] for s in STATES] + [13.0]
    film = Master("commissioning", W, H)
    for frame in range(LAST * FPS):
        t = frame / FPS; room = off + (on - off) * np.float32(ss(12.1, 12.9, t)); k = max(n for n, at in enumerate(starts) if at <= t)
        u = np.float32(ss(0, .35, t - starts[k])); before = shown[max(0, k - 1)][0]; now, mask = shown[k]
        film.write(room * (1 - mask) + before * (1 - u) + now * u)
    film.close()


if __name__ == "__main__": commissioning()
