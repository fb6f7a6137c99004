import { Sampler } from './random.ts';
import type { Lamp, Look, Scene, Spot } from './scene.ts';
import { spotOf } from './spot.ts';
import { World } from './world.ts';

/** Follows rays backwards, from the eye by way of surfaces to the lamps and the sky. */
export class Tracer {
  /** The light that the last ray found, and what it saw first: colour, direction of the surface, distance. */
  r = 0;
  g = 0;
  b = 0;
  readonly seen = { r: 1, g: 1, b: 1, nx: 0, ny: 0, nz: 0, far: 100 };
  readonly sampler = new Sampler();
  readonly #world: World;
  readonly #scene: Scene;
  readonly #spot: Spot = { x: 0, y: 0, z: 0, wx: 0, wy: 0, wz: 0, nx: 0, ny: 1, nz: 0 };
  readonly #look: Look = {
    ...{ r: 0.5, g: 0.5, b: 0.5, shine: 0, rough: 1, metal: false, soft: 0 },
    ...{ glowR: 0, glowG: 0, glowB: 0 },
  };
  readonly #sky = { r: 0, g: 0, b: 0 };
  /** The direction of the ray, and what is left of its light. */
  #dx = 0;
  #dy = 0;
  #dz = 0;
  #r = 1;
  #g = 1;
  #b = 1;
  /** Part of the glow of things that counts: after a bounce little, as few rays would find small lamps and leave sparks. */
  #glow = 1;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#world = new World(scene);
  }

  trace(x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
    this.r = this.g = this.b = 0;
    this.#world.rough = 1;
    this.#r = this.#g = this.#b = 1;
    this.#aim(dx, dy, dz);
    this.#glow = 1;
    const { seen } = this;
    seen.r = seen.g = seen.b = 1;
    seen.nx = seen.ny = seen.nz = 0;
    seen.far = 100;
    let [ox, oy, oz] = [x, y, z];
    let isFirst = true;
    let left = this.#scene.bounces ?? 2;
    for (let i = 0; i < 14; i++) {
      if (!this.#world.meet(ox, oy, oz, this.#dx, this.#dy, this.#dz)) {
        this.#addSky();
        return;
      }
      const { t, solid } = this.#world;
      const spot = this.#spot;
      const near = spotOf(spot, this.#world, ox + t * this.#dx, oy + t * this.#dy, oz + t * this.#dz, t);
      const facing = -(this.#dx * spot.nx + this.#dy * spot.ny + this.#dz * spot.nz);
      if (solid?.solid.glass) {
        this.#throughGlass(solid.solid.passes ?? 0.9, facing);
        const off = this.#dx * spot.nx + this.#dy * spot.ny + this.#dz * spot.nz > 0 ? 4 * near : -4 * near;
        ox = spot.wx + off * spot.nx + near * this.#dx;
        oy = spot.wy + off * spot.ny + near * this.#dy;
        oz = spot.wz + off * spot.nz + near * this.#dz;
        continue;
      }
      this.#paint();
      if (isFirst) this.#remember(t);
      this.#world.rough = 3;
      isFirst = false;
      const mirrored = this.#shade(Math.max(0.02, facing), near);
      if (!mirrored) this.#glow = 0.2;
      if (!mirrored && left-- <= 0) {
        this.#addRest();
        return;
      }
      ox = spot.wx + 8 * near * spot.nx;
      oy = spot.wy + 8 * near * spot.ny;
      oz = spot.wz + 8 * near * spot.nz;
    }
  }

  #aim(dx: number, dy: number, dz: number): void {
    const by = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    this.#dx = dx * by;
    this.#dy = dy * by;
    this.#dz = dz * by;
  }

  #add(r: number, g: number, b: number): void {
    this.r += r * this.#r;
    this.g += g * this.#g;
    this.b += b * this.#b;
  }

  #addSky(): void {
    this.#scene.sky(this.#sky, this.#dx, this.#dy, this.#dz);
    this.#add(this.#sky.r, this.#sky.g, this.#sky.b);
  }

  #addRest(): void {
    const [r, g, b] = this.#scene.ambient;
    this.#add(r, g, b);
  }

  #remember(far: number): void {
    const { seen } = this;
    const look = this.#look;
    seen.r = look.r;
    seen.g = look.g;
    seen.b = look.b;
    seen.nx = this.#spot.nx;
    seen.ny = this.#spot.ny;
    seen.nz = this.#spot.nz;
    seen.far = far;
  }

  #paint(): void {
    const look = this.#look;
    look.r = look.g = look.b = 0.5;
    look.shine = look.soft = look.glowR = look.glowG = look.glowB = 0;
    look.rough = 1;
    look.metal = false;
    const material = this.#world.solid?.solid.material ?? this.#world.flat?.material;
    material?.(look, this.#spot);
  }

  /** Goes straight on; what glass mirrors is the sky and the lamps alone, so that it needs no rays of its own. */
  #throughGlass(passes: number, facing: number): void {
    const { nx, ny, nz, wx, wy, wz } = this.#spot;
    const cosine = Math.abs(facing);
    const mirror = 0.04 + 0.96 * (1 - cosine) ** 5;
    const rx = this.#dx + 2 * facing * nx;
    const ry = this.#dy + 2 * facing * ny;
    const rz = this.#dz + 2 * facing * nz;
    const sky = this.#sky;
    this.#scene.sky(sky, rx, Math.abs(ry), rz);
    const seen = facing > 0 ? mirror : 0.3 * mirror;
    this.#add(seen * sky.r, seen * sky.g, seen * sky.b);
    for (const { at, colour } of this.#scene.lamps) {
      const [lx, ly, lz] = [at[0] - wx, at[1] - wy, at[2] - wz];
      const near = Math.max(0, (lx * rx + ly * ry + lz * rz) / Math.sqrt(lx * lx + ly * ly + lz * lz));
      const glint = 5 * seen * near ** 160;
      this.#add(glint * colour[0], glint * colour[1], glint * colour[2]);
    }
    // Thicker at the rim, where the view is slanting.
    const left = (1 - mirror) * passes ** (0.4 + 0.6 / Math.max(0.15, cosine));
    this.#tint(left, left, left);
  }

  #mirror(facing: number, rough: number): void {
    const spot = this.#spot;
    const s = this.sampler;
    s.next();
    const spread = rough * rough * Math.sqrt(s.u / (1.02 - s.u));
    const turn = 2 * Math.PI * s.v;
    const off = Math.min(1.5, spread);
    this.#aim(
      this.#dx + 2 * facing * spot.nx + off * Math.cos(turn),
      this.#dy + 2 * facing * spot.ny + off * Math.sin(turn),
      this.#dz + 2 * facing * spot.nz + off * Math.cos(turn + 2),
    );
  }

  /** Adds the light of the lamps, and chooses where to go on. Says whether in a mirror. */
  #shade(facing: number, near: number): boolean {
    const look = this.#look;
    const spot = this.#spot;
    this.#add(look.glowR * this.#glow, look.glowG * this.#glow, look.glowB * this.#glow);
    const sheen = look.shine > 0 ? look.shine + (1 - look.shine) * (1 - facing) ** 5 * (1 - look.rough) ** 2 : 0;
    for (const lamp of this.#scene.lamps) this.#lit(lamp, look, spot, near, sheen);
    const s = this.sampler;
    s.next();
    if (s.u < sheen) {
      if (look.metal) this.#tint(look.r, look.g, look.b);
      this.#mirror(facing, look.rough);
      return true;
    }
    if (look.metal) this.#tint(0, 0, 0);
    else this.#tint(look.r, look.g, look.b);
    s.next();
    const turn = 2 * Math.PI * s.u;
    const up = 1 - 2 * s.v;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    this.#aim(spot.nx + 0.999 * flat * Math.cos(turn), spot.ny + 0.999 * up, spot.nz + 0.999 * flat * Math.sin(turn));
    return false;
  }

  #tint(r: number, g: number, b: number): void {
    this.#r *= r;
    this.#g *= g;
    this.#b *= b;
  }

  #lit(lamp: Lamp, look: Look, spot: Spot, near: number, sheen: number): void {
    const s = this.sampler;
    s.next();
    const turn = 2 * Math.PI * s.u;
    const up = 1 - 2 * s.v;
    const flat = lamp.radius * Math.sqrt(Math.max(0, 1 - up * up));
    const lx = lamp.at[0] + flat * Math.cos(turn) - spot.wx;
    const ly = lamp.at[1] + lamp.radius * up - spot.wy;
    const lz = lamp.at[2] + flat * Math.sin(turn) - spot.wz;
    const far = Math.sqrt(lx * lx + ly * ly + lz * lz);
    const dx = lx / far;
    const dy = ly / far;
    const dz = lz / far;
    const cosine = dx * spot.nx + dy * spot.ny + dz * spot.nz;
    if (cosine <= -look.soft) return;
    let power = lamp.falls ? (lamp.falls / far) ** 2 : 1;
    if (lamp.gobo) power *= lamp.gobo(spot.wx, spot.wy, spot.wz, dx, dy, dz);
    if (power <= 0.001) return;
    const off = (look.soft > 0 ? 14 : 8) * near;
    power *= this.#world.light(
      spot.wx + off * spot.nx,
      spot.wy + off * spot.ny,
      spot.wz + off * spot.nz,
      dx,
      dy,
      dz,
      far - 0.001,
    );
    if (power <= 0.001) return;
    const plain = Math.max(0, cosine);
    const creep = Math.max(0, (cosine + look.soft) / ((1 + look.soft) * (1 + look.soft)));
    const direct = look.metal ? 0 : power * (1 - sheen);
    // Red light creeps furthest.
    const red = direct * creep;
    const green = direct * (0.5 * creep + 0.5 * plain);
    const blue = direct * (0.2 * creep + 0.8 * plain);
    const glint = look.shine > 0 && cosine > 0 ? power * this.#glint(look, spot, dx, dy, dz, cosine) : 0;
    const [r, g, b] = lamp.colour;
    const tint = look.metal;
    this.#add(
      r * (red * look.r + glint * (tint ? look.r : 1)),
      g * (green * look.g + glint * (tint ? look.g : 1)),
      b * (blue * look.b + glint * (tint ? look.b : 1)),
    );
  }

  #glint(look: Look, spot: Spot, lx: number, ly: number, lz: number, cosine: number): number {
    const hx = lx - this.#dx;
    const hy = ly - this.#dy;
    const hz = lz - this.#dz;
    const long = Math.sqrt(hx * hx + hy * hy + hz * hz);
    const toHalf = Math.max(0, (hx * spot.nx + hy * spot.ny + hz * spot.nz) / long);
    const a2 = Math.max(0.0016, look.rough ** 4);
    const d = toHalf * toHalf * (a2 - 1) + 1;
    const fresnel = look.shine + (1 - look.shine) * (1 - Math.max(0, (lx * hx + ly * hy + lz * hz) / long)) ** 5;
    return Math.min(30, (0.25 * fresnel * a2 * Math.sqrt(cosine)) / (d * d));
  }
}
