import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Heatmap } from '@mui/x-charts-pro';
import { EnterKey, type ChosenItem } from '../../shared/EnterKey';

const rooms = ['Studio', 'Hall', 'Kitchen', 'Library'];
const hours = ['9', '10', '11', '12', '13', '14', '15', '16'];
// People per room and hour. A room that is closed has no cell.
const people: [number, number, number][] = [
  [0, 0, 4],
  [1, 0, 9],
  [2, 0, 12],
  [3, 0, 6],
  [5, 0, 11],
  [6, 0, 14],
  [7, 0, 8],
  [0, 1, 21],
  [1, 1, 34],
  [2, 1, 40],
  [5, 1, 38],
  [6, 1, 29],
  [7, 1, 17],
  [2, 2, 5],
  [3, 2, 18],
  [4, 2, 22],
  [5, 2, 7],
  [0, 3, 11],
  [1, 3, 13],
  [2, 3, 16],
  [3, 3, 12],
  [4, 3, 8],
  [5, 3, 15],
  [6, 3, 19],
  [7, 3, 14],
];

export default function ClickedCell() {
  const [message, setMessage] = React.useState('Click a cell, or press Enter on it.');
  // A closed room has no index.
  const choose = ({ dataIndex = -1 }: Pick<ChosenItem, 'dataIndex'>) => {
    const cell = people[dataIndex];
    setMessage(
      cell
        ? `${rooms[cell[1]]} at ${hours[cell[0]]} h: ${cell[2]} people`
        : 'The room is closed.',
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <figure aria-label="People in the rooms of the youth center" style={{ margin: 0 }}>
        <Heatmap
          height={240}
          enableKeyboardNavigation
          xAxis={[{ data: hours, label: 'Hour' }]}
          yAxis={[{ data: rooms, width: 70 }]}
          zAxis={[
            {
              colorMap: {
                type: 'continuous',
                min: 0,
                max: 40,
                color: ['#e8eaf6', '#283593'],
              },
            },
          ]}
          series={[
            {
              id: 'people',
              label: 'People',
              data: people,
              highlightScope: { highlight: 'item', fade: 'global' },
            },
          ]}
          onItemClick={(_event, item) => choose(item)}
        >
          <EnterKey onPress={(item: ChosenItem) => choose(item)} />
        </Heatmap>
      </figure>
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
    </Box>
  );
}
