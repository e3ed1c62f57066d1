import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts';

const humidity = { Cellar: 71, Library: 46, Greenhouse: 88 };
const recommended = { from: 40, to: 60 };

/** Returns a function from a value of the gauge to degrees, clockwise from the top. */
function useDegrees() {
  const { startAngle, endAngle, valueMin, valueMax } = useGaugeState();
  return (value: number) => {
    const share = (value - valueMin) / (valueMax - valueMin);
    return ((startAngle + (endAngle - startAngle) * share) * 180) / Math.PI;
  };
}

function RecommendedRange() {
  const { cx, cy, innerRadius, outerRadius } = useGaugeState();
  const degrees = useDegrees();
  const start = degrees(recommended.from);
  return (
    <Box
      component="circle"
      data-part="range"
      cx={cx}
      cy={cy}
      r={(innerRadius + outerRadius) / 2}
      // A full circle has 360 units, so a dash is as long as its angle.
      pathLength={360}
      strokeDasharray={`${degrees(recommended.to) - start} 360`}
      // A circle begins on the right, a quarter turn after the top.
      transform={`rotate(${start - 90} ${cx} ${cy})`}
      sx={{
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: outerRadius - innerRadius,
        color: 'success.main',
      }}
    />
  );
}

function Scale() {
  const { cx, cy, innerRadius } = useGaugeState();
  const degrees = useDegrees();
  return [0, 20, 40, 60, 80, 100].map((value) => (
    <g key={value} transform={`translate(${cx} ${cy}) rotate(${degrees(value)})`}>
      <Box
        component="text"
        y={-innerRadius + 20}
        textAnchor="middle"
        sx={{ fill: 'currentColor', color: 'text.secondary', fontSize: 12 }}
      >
        {value}
      </Box>
    </g>
  ));
}

function Pointer() {
  const { value, cx, cy, innerRadius, outerRadius } = useGaugeState();
  const degrees = useDegrees();
  if (value === null) return null;
  return (
    <g transform={`translate(${cx} ${cy})`}>
      <Box
        component="path"
        data-part="pointer"
        d={`M 0 ${-innerRadius} L -8 ${-outerRadius - 12} H 8 Z`}
        style={{ transform: `rotate(${degrees(value)}deg)` }}
        sx={{
          fill: 'currentColor',
          color: 'text.primary',
          transition: 'transform 400ms',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      />
    </g>
  );
}

export default function GaugePointer() {
  const [room, setRoom] = React.useState<keyof typeof humidity>('Library');
  const value = humidity[room];
  const isRecommended = value >= recommended.from && value <= recommended.to;

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Room"
        value={room}
        onChange={(_event, next) => next && setRoom(next)}
      >
        {Object.keys(humidity).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <GaugeContainer
        aria-label={`Humidity: ${room}`}
        aria-valuetext={`${value}%, ${isRecommended ? 'recommended' : 'too humid'}`}
        height={220}
        margin={{ top: 20, right: 20, bottom: 20, left: 20 }}
        startAngle={-135}
        endAngle={135}
        innerRadius="86%"
        value={value}
      >
        <GaugeReferenceArc />
        <RecommendedRange />
        <Scale />
        <Pointer />
        <GaugeValueText
          text={`${value}%\n${isRecommended ? 'recommended' : 'too humid'}`}
        />
      </GaugeContainer>
    </Box>
  );
}
