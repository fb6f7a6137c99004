/**
 * The bundler, loaded when it is first needed. Its allocator (mimalloc) takes memory for 64 MB at once from the system, of which it
 * uses half: it takes it page by page when it is told to, in the same time.
 */
export async function loadBundler() {
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  return import('rolldown');
}
