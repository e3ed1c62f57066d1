export const SITE_NAME = 'Component Atlas';

/** Milliseconds and sizes of the behaviour sheet that belong to no single feature. */
export const HTTP_PORT = 3000;
export const INTRODUCTION_PATH = '/x/introduction/';
