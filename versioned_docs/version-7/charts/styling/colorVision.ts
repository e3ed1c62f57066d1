/** Four colors that stay apart in every color vision below, on white and on #121212. */
export const distinctColors = ['#039be5', '#c2185b', '#827717', '#78909c'];

/**
 * How people with three kinds of color blindness see red, green, and blue, as linear RGB:
 * https://doi.org/10.1109/TVCG.2009.113, full severity.
 */
export const visions = {
  'full color vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red (protanopia)': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green (deuteranopia)': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue (tritanopia)': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
