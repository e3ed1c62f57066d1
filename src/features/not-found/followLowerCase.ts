/**
 * Script for the 404 page, which leads to the same address in lower case, as all addresses
 * of the site are. The router ignores the case: it would show the page in place of the 404
 * page that it hydrates, and React rejects that.
 */
export const FOLLOW_LOWER_CASE = `(function(from){var to=from.replace(/%..|[A-Z]/g,function(each){return each[1]?each:each.toLowerCase()});if(to!==from)location.replace(to+location.search+location.hash)})(location.pathname)`;
