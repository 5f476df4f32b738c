// A host of the page that can put a later build in its place, and that can be gone. The page lies in a folder of it.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../ci/serve.mjs';
import { workerOf } from '../../../ci/worker.mjs';
import { SITE } from './page.mjs';

/** @param {import('node:test').TestContext} t with which it ends */
export async function host(t, folder = 'a/b') {
  const root = await mkdtemp(join(tmpdir(), 'hexstead-'));
  const files = join(root, folder);
  await cp(SITE, files, { recursive: true });
  const server = await serve(0, root);
  t.after(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  return {
    root: server.url,
    url: `${server.url}${folder}/`,
    /** Puts a file beside the folder, or in it. */
    put: (name, text) => writeFile(join(root, name), text),
    /** The page as a later build would be: files with something else in them, and the worker that goes with them. */
    async renew(edits) {
      for (const [name, edit] of Object.entries(edits))
        await writeFile(join(files, name), edit(await readFile(join(files, name), 'utf8')));
      await writeFile(join(files, 'sw.js'), await workerOf(files));
    },
    stop: server.close,
  };
}
