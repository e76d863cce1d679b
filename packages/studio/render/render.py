# blender -b -P render.py -- SCENE.json VIEW OUT_PREFIX SAMPLES WIDTH HEIGHT
#
# Photographs one scene written by render-queue.ts and saves its light separately, as 16-bit PNG files:
#   diff (body in red, closure in green, neutral pieces in blue), spec, cov (coverage of each), mask (the object), norm,
#   main (alpha: object and shadow) and, for clear plastics, trans (the content seen through them).
# The object always measures 20 units, so that lights, camera and shadows are the same for a cap and a drum.
import json
import math
import sys
import time

import bpy
from mathutils import Matrix, Vector

SCENE, VIEW, OUT, SPP, W, H = sys.argv[sys.argv.index("--") + 1 :][:6]
SPP, W, H = int(SPP), int(W), int(H)
K = 0.8  # albedo of the measuring colours
TINT = 0.8  # transmission of the measuring tint, in the red channel, per surface
AZIMUTH, ELEVATION = {"front": (0, 9), "three-quarter": (33, 24)}[VIEW]

data = json.load(open(SCENE))
clear = data["transparent"]
small = data.get("small", False)  # lone closures fill less of the picture than bottles

bpy.ops.wm.read_factory_settings(use_empty=True)
S = bpy.context.scene


def node_material(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    m.node_tree.nodes.clear()
    return m, m.node_tree.nodes, m.node_tree.links


def plastic(name, colour, rough, metallic=0.0, hidden=None):
    """A glossy plastic; `hidden` is its colour for every ray but the camera's."""
    m, nodes, links = node_material(name)
    b = nodes.new("ShaderNodeBsdfPrincipled")
    b.inputs["Base Color"].default_value = (*colour, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metallic
    b.inputs["Specular"].default_value = 0.5
    if hidden:
        path = nodes.new("ShaderNodeLightPath")
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value = (*hidden, 1)
        mix.inputs[2].default_value = (*colour, 1)
        links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
        links.new(mix.outputs[0], b.inputs["Base Color"])
    out = nodes.new("ShaderNodeOutputMaterial")
    links.new(b.outputs[0], out.inputs[0])
    return m


def clear_plastic():
    """Glass whose red channel is tinted once per surface; its shadow is light, as a clear bottle's is."""
    m, nodes, links = node_material("clear")
    g = nodes.new("ShaderNodeBsdfGlass")
    g.inputs["IOR"].default_value = 1.46
    g.inputs["Roughness"].default_value = 0.0
    g.inputs["Color"].default_value = (TINT, 1, 1, 1)
    t = nodes.new("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = (0.86, 0.86, 0.86, 1)
    path = nodes.new("ShaderNodeLightPath")
    mix = nodes.new("ShaderNodeMixShader")
    links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    links.new(g.outputs[0], mix.inputs[1])
    links.new(t.outputs[0], mix.inputs[2])
    out = nodes.new("ShaderNodeOutputMaterial")
    links.new(mix.outputs[0], out.inputs[0])
    return m


grey = (0.62, 0.62, 0.62)
materials = {
    "body": clear_plastic() if clear else plastic("body", (K, 0, 0), 0.19),
    "closure": plastic("closure", (0, K, 0), 0.2, hidden=grey if clear else None),
    "neutral": plastic("neutral", (0, 0, K), 0.3, hidden=(0.8, 0.8, 0.8) if clear else None),
    "steel": plastic("steel", (0.72, 0.72, 0.72), 0.28, metallic=1.0),
}
if clear:
    # hardly any traced light arrives inside clear plastic; a dip tube gets the missing light
    nt = materials["neutral"].node_tree
    lamp, both = nt.nodes.new("ShaderNodeEmission"), nt.nodes.new("ShaderNodeAddShader")
    lamp.inputs[1].default_value = 0.5
    surface = nt.nodes["Principled BSDF"].outputs[0]
    target = nt.nodes["Material Output"].inputs[0]
    nt.links.new(surface, both.inputs[0])
    nt.links.new(lamp.outputs[0], both.inputs[1])
    nt.links.new(both.outputs[0], target)
for m in materials.values():  # the object's mask, without its shadow
    aov = m.node_tree.nodes.new("ShaderNodeOutputAOV")
    aov.name = "cover"
    aov.inputs["Value"].default_value = 1.0

# ---- the object, scaled to 20 units and turned to the view
lows, highs = [1e9] * 3, [-1e9] * 3
for part in data["parts"]:
    P = part["positions"]
    for axis in range(3):
        lows[axis] = min(lows[axis], min(P[axis::3]))
        highs[axis] = max(highs[axis], max(P[axis::3]))
size = [h - l for h, l in zip(highs, lows)]
slender = min(1, max(0, size[2] / max(size[0], size[1]) - 1) / 0.6)
fill_height = 0.585 + 0.19 * slender if small else 0.8
fill_width = 0.53 if small else 0.655
unit = 20 / max(size[2], 1.25 * max(size[0], size[1] * 0.8))
middle = Vector(((highs[0] + lows[0]) / 2 * 0.35, (highs[1] + lows[1]) / 2, lows[2]))
place = Matrix.Rotation(math.radians(AZIMUTH), 4, "Z") @ Matrix.Scale(unit, 4) @ Matrix.Translation(-middle)
corners = []
for i, part in enumerate(data["parts"]):
    P = part["positions"]
    vertices = [place @ Vector((P[j], P[j + 1], P[j + 2])) for j in range(0, len(P), 3)]
    corners += vertices[:: max(1, len(vertices) // 6000)]
    me = bpy.data.meshes.new(f"part{i}")
    me.from_pydata(vertices, [], part["faces"])
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(38)
    if "normals" in part:
        N = part["normals"]
        turn = Matrix.Rotation(math.radians(AZIMUTH), 3, "Z")
        me.auto_smooth_angle = math.pi
        me.normals_split_custom_set_from_vertices(
            [turn @ Vector((N[j], N[j + 1], N[j + 2])) for j in range(0, len(N), 3)]
        )
    ob = bpy.data.objects.new(f"part{i}", me)
    S.collection.objects.link(ob)
    me.materials.append(materials[part["finish"]])


# ---- the studio
def area(loc, look, sx, sy, power, spread=180):
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y, light.energy = sx, sy, power
    light.spread = math.radians(spread)
    o = bpy.data.objects.new("area", light)
    o.location = Vector(loc)
    o.rotation_euler = (Vector(look) - o.location).to_track_quat("-Z", "Y").to_euler()
    S.collection.objects.link(o)
    return o


area((-24, -15, 17), (0, 0, 9), 10, 34, 6000)  # key: tall soft box, left
area((26, -3, 15), (0, 0, 9), 5, 34, 2300)  # rim: narrow strip, right
area((-4, 9, 37), (0, 0, 8), 28, 22, 3300)  # top, slightly behind
area((10, -46, 26), (0, 0, 8), 30, 20, 1500)  # weak front fill

world = bpy.data.worlds.new("world")
S.world = world
world.use_nodes = True
nt = world.node_tree
background = nt.nodes["Background"]
background.inputs[0].default_value = (0.94, 0.96, 1, 1)
background.inputs[1].default_value = 0.27

bpy.ops.mesh.primitive_plane_add(size=600)
floor = bpy.context.object
floor.data.materials.append(plastic("floor", (0.8, 0.8, 0.8), 1.0))
floor.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0
floor.is_shadow_catcher = True
S.render.film_transparent = True

if clear:
    # bright field: clear plastic is seen against a white card; outside the card it is dark, which draws its edges
    floor.visible_transmission = False
    floor.visible_glossy = False
    coords = nt.nodes.new("ShaderNodeTexCoord")
    split = nt.nodes.new("ShaderNodeSeparateXYZ")
    nt.links.new(coords.outputs["Generated"], split.inputs[0])

    def math_node(op, a, b=None):
        n = nt.nodes.new("ShaderNodeMath")
        n.operation = op
        for i, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                nt.links.new(v, n.inputs[i])
        return n.outputs[0]

    def ramp(value, a, b, low, high):
        n = nt.nodes.new("ShaderNodeMapRange")
        n.interpolation_type = "SMOOTHSTEP"
        for i, v in enumerate((a, b, low, high)):
            n.inputs[i + 1].default_value = v
        nt.links.new(value, n.inputs[0])
        return n.outputs[0]

    sideways = ramp(math_node("ABSOLUTE", split.outputs["X"]), 0.34, 0.62, 1.0, 0.1)
    behind = ramp(split.outputs["Y"], 0.0, 0.45, 0.22, 1.0)
    upward = ramp(split.outputs["Z"], 0.35, 0.8, 1.0, 0.45)
    field = math_node("MULTIPLY", math_node("MULTIPLY", sideways, behind), upward)
    field = math_node("MULTIPLY", field, 1.06)
    path = nt.nodes.new("ShaderNodeLightPath")
    seen = math_node("MAXIMUM", path.outputs["Is Transmission Ray"], path.outputs["Is Glossy Ray"])
    strength = nt.nodes.new("ShaderNodeMix")
    strength.data_type = "FLOAT"
    strength.inputs[2].default_value = 0.27
    # reflections on the outside are dimmer than transmitted light, or edges would outshine the ground
    field = math_node("MULTIPLY", field, ramp(path.outputs["Is Reflection Ray"], 0, 1, 1.0, 0.6))
    nt.links.new(seen, strength.inputs[0])
    nt.links.new(field, strength.inputs[3])
    nt.links.new(strength.outputs[0], background.inputs[1])
    background.inputs[0].default_value = (1, 1, 1, 1)

# ---- the camera: a long lens, the same height over the ground for everything
lens = 100
camera = bpy.data.cameras.new("camera")
camera.lens, camera.sensor_fit, camera.sensor_height, camera.sensor_width, camera.clip_end = lens, "VERTICAL", 36, 36, 9000
cam = bpy.data.objects.new("camera", camera)
S.collection.objects.link(cam)
S.camera = cam
elevation = math.radians(ELEVATION)
centre = Vector((0, 0, size[2] * unit * 0.46))
away = 70.0
for _ in range(6):
    cam.location = centre + Vector((0, -math.cos(elevation), math.sin(elevation))) * away
    cam.rotation_euler = (centre - cam.location).to_track_quat("-Z", "Y").to_euler()
    view = (Matrix.Translation(cam.location) @ cam.rotation_euler.to_matrix().to_4x4()).inverted()
    seen_points = [view @ c for c in corners]
    xs = [c.x / -c.z * lens / 36 for c in seen_points]
    ys = [c.y / -c.z * lens / 36 for c in seen_points]
    need = max((max(ys) - min(ys)) / fill_height, (max(xs) - min(xs)) / fill_width)
    away *= need
tall = max(ys) - min(ys)
free = 0.8 - tall
bottom = 0.5 - 0.118 - 0.42 * free  # below the middle of the picture, as a share of its height
camera.shift_y = min(ys) + bottom
camera.shift_x = (max(xs) + min(xs)) / 2

# ---- render
S.render.engine = "CYCLES"
C = S.cycles
C.device = "CPU"
C.samples = SPP
C.use_denoising = False
C.use_adaptive_sampling = True
C.adaptive_threshold = 0.012
C.adaptive_min_samples = max(8, SPP // 3)
C.sample_clamp_indirect = 3
C.caustics_reflective = False
C.caustics_refractive = False
C.max_bounces = 12 if clear else 4
C.diffuse_bounces = 2
C.glossy_bounces = 4 if clear else 2
C.transmission_bounces = 12
C.blur_glossy = 1
C.pixel_filter_type = "BLACKMAN_HARRIS"
S.render.threads_mode = "AUTO"
S.render.resolution_x, S.render.resolution_y, S.render.resolution_percentage = W, H, 100
S.view_settings.view_transform = "Standard"
S.view_settings.look = "None"
# only the object and the reach of its shadow
S.render.use_border = True
S.render.use_crop_to_border = False
aspect = W / H
margin = 0.24
S.render.border_min_x = max(0, 0.5 + (min(xs) - camera.shift_x - margin * 0.8) / aspect)
S.render.border_max_x = min(1, 0.5 + (max(xs) - camera.shift_x + margin) / aspect)
S.render.border_min_y = max(0, 0.5 + min(ys) - camera.shift_y - 0.115)
S.render.border_max_y = min(1, 0.5 + max(ys) - camera.shift_y + 0.01)

layer = S.view_layers[0]
kinds = ["diffuse", "glossy"] + (["transmission"] if clear else [])
for kind in kinds:
    for sort in ("direct", "indirect", "color"):
        setattr(layer, f"use_pass_{kind}_{sort}", True)
layer.use_pass_normal = True
cover = layer.aovs.add()
cover.name, cover.type = "cover", "VALUE"
S.use_nodes = True
tree = S.node_tree
tree.nodes.clear()
source = tree.nodes.new("CompositorNodeRLayers").outputs


def mixed(kind, x, y):
    n = tree.nodes.new("CompositorNodeMixRGB")
    n.blend_type = kind
    for i, v in ((1, x), (2, y)):
        if isinstance(v, tuple):
            n.inputs[i].default_value = v
        else:
            tree.links.new(v, n.inputs[i])
    return n.outputs[0]


def light(short):
    return mixed("MULTIPLY", mixed("ADD", source[short + "Dir"], source[short + "Ind"]), source[short + "Col"])


composite = tree.nodes.new("CompositorNodeComposite")
tree.links.new(source["Image"], composite.inputs[0])
tree.links.new(source["Alpha"], composite.inputs[1])
files = tree.nodes.new("CompositorNodeOutputFile")
files.base_path = OUT + "_l"
files.format.file_format, files.format.color_mode = "PNG", "RGB"
files.format.color_depth, files.format.compression = "16", 15
files.file_slots.clear()
half = (0.5, 0.5, 0.5, 1)
outputs = {
    "diff": light("Diff"),
    "spec": light("Gloss"),
    "cov": source["DiffCol"],
    "mask": source["cover"],
    "norm": mixed("ADD", mixed("MULTIPLY", source["Normal"], half), half),
}
if clear:
    outputs["trans"] = light("Trans")
for name, socket in outputs.items():
    files.file_slots.new(name)
    tree.links.new(socket, files.inputs[name])
S.render.image_settings.file_format = "PNG"
S.render.image_settings.color_mode = "RGBA"
S.render.image_settings.color_depth = "16"
S.render.filepath = OUT + ".png"
started = time.time()
bpy.ops.render.render(write_still=True)
print("RENDERED %.1f s %s %s %d" % (time.time() - started, data["id"], VIEW, SPP))
