// Jest's `--filter`: leaves out the test files that `npm test` found to have passed with the
// same inputs before. Plain JavaScript, because Jest loads it without a transform.
const fs = require('node:fs');

module.exports = (paths) => {
  const list = process.env.TEST_KEPT;
  const kept = new Set(list ? JSON.parse(fs.readFileSync(list, 'utf8')) : []);
  return { filtered: paths.filter((path) => !kept.has(path)) };
};
