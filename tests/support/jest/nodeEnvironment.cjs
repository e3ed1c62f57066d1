// Some packages load their modules in ways that Jest's sandbox does not support: a native
// `import()`, or `require` of an ES module. Tests get them from outside the sandbox.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.importNatively = (name) => import(name);
    this.global.requireNatively = require;
  }
};
