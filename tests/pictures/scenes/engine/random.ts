import { hash } from './noise.ts';

const FIRST = 0.7548776662466927;
const SECOND = 0.5698402909980532;

/** Pairs of numbers that are spread evenly over all samples of a point, other for each point and each use. */
export class Sampler {
  u = 0;
  v = 0;
  #base = 0;
  #uses = 0;
  #index = 0;
  #mask = 0;

  start(point: number, index: number, count: number, seed: number): void {
    this.#base = hash(point ^ hash(seed));
    this.#uses = 0;
    this.#index = index;
    this.#mask = count - 1;
  }

  next(): void {
    const a = hash(this.#base + Math.imul(++this.#uses, 0x9e3779b1));
    const b = hash(a ^ 0x68bc21eb);
    const turn = this.#index ^ (hash(b) & this.#mask);
    const u = a / 0x100000000 + turn * FIRST;
    const v = b / 0x100000000 + turn * SECOND;
    this.u = u - Math.floor(u);
    this.v = v - Math.floor(v);
  }
}
