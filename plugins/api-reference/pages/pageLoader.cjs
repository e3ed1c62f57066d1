// The bundler loads its loaders with plain `require`; this one is written in TypeScript.
module.exports = require('jiti')(__filename)('./pageLoader.ts').default;
