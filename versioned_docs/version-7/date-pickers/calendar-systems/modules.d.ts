// moment-jalaali and moment-hijri come without types.
declare module 'moment-jalaali' {
  import moment = require('moment');

  interface LoadOptions {
    dialect?: 'persian' | 'persian-modern';
    usePersianDigits?: boolean;
  }
  const jalaali: typeof moment & { loadPersian: (options?: LoadOptions) => void };
  export = jalaali;
}

declare module 'moment-hijri' {
  import moment = require('moment');

  export = moment;
}
