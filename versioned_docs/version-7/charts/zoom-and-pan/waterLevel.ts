// Daily water level of a river over a year, in centimeters: a season, a wave of a
// month, and three floods. The same on every render.
const floods = [
  { day: 41, height: 190 },
  { day: 113, height: 120 },
  { day: 312, height: 150 },
];

export const days = Array.from(
  { length: 365 },
  (_, index) => new Date(Date.UTC(2025, 0, 1 + index)),
);

export const levels = days.map((_, day) => {
  const season = 60 * Math.cos((day / 365) * 2 * Math.PI);
  const wave = 14 * Math.sin(day / 4.7) + 9 * Math.sin(day / 1.9);
  const flood = floods.reduce(
    (sum, { day: peak, height }) => sum + height * Math.exp(-(((day - peak) / 5) ** 2)),
    0,
  );
  return Math.round(190 + season + wave + flood);
});

const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
export const formatDay = (date: Date) => format.format(date);
