// The bundler loads loaders with plain `require`, but this one is written in TypeScript.
module.exports = require('jiti')(__filename)('./pageLoader.ts').default;
