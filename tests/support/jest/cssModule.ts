/** A mock of CSS modules: every class name is its own key. */
export default new Proxy(
  {},
  { get: (_target, key) => (key === '__esModule' ? false : key) },
);
