import type { Action, ModuleSource } from './engine.js';

export interface ThinkRequest {
  /** `game.save('seat', seat)`: all that a bot is told. */
  view: string;
  level: string;
  /** Not the game's own seed, or the bot would know the dice. */
  seed: string;
  /** The most it may think. */
  iterations?: number;
}

export interface Thinker {
  /** 'worker', or 'page' where a worker can't be had. */
  readonly where: 'worker' | 'page';
  /** The action that the bot chooses; rejects with an AbortError after `abort()`. */
  choose(request: ThinkRequest): Promise<Action>;
  /** Everything asked so far is called off. */
  abort(): void;
  close(): void;
}

/** Bots in a worker, or in slices of the page's time.
 * @param options.wasm as for createEngine
 * @param options.workerSource the bundled text of worker.js; left out: no worker
 * @param options.worker false: never a worker */
export function createThinker(options: {
  wasm: ModuleSource;
  workerSource?: string;
  worker?: boolean;
}): Promise<Thinker>;
