/**
 * Groups of modules for the server's bundle, which nobody downloads: what several pages use is
 * in one script. Without it each page with demos has a copy of MUI, 480 MB in all, which the
 * bundler writes and each renderer reads, compiles and keeps in memory.
 */
export const SERVER_GROUPS = {
  shared: {
    chunks: 'async',
    name: 'shared',
    minChunks: 2,
    enforce: true,
  },
} as const;
