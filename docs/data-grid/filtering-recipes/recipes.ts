import { type GridColDef } from '@mui/x-data-grid';

export interface Recipe {
  id: number;
  dish: string;
  course: string;
  minutes: number;
  added: Date;
  vegetarian: boolean;
}

const dishes: [dish: string, course: string, vegetarian: boolean][] = [
  ['Tomato soup', 'Starter', true],
  ['Beef stew', 'Main', false],
  ['Mushroom risotto', 'Main', true],
  ['Lemon tart', 'Dessert', true],
  ['Smoked trout', 'Starter', false],
  ['Vegetable curry', 'Main', true],
  ['Chocolate mousse', 'Dessert', true],
  ['Roast chicken', 'Main', false],
  ['Bean salad', 'Starter', true],
  ['Fish pie', 'Main', false],
  ['Plum cake', 'Dessert', true],
  ['Lentil patties', 'Main', true],
];

/** The recipes of a family, collected over a year. */
export const recipes: Recipe[] = dishes.map(([dish, course, vegetarian], index) => ({
  id: index + 1,
  dish,
  course,
  minutes: 15 + ((index * 35) % 120),
  added: new Date(2026, index, 3 + ((index * 7) % 24)),
  vegetarian,
}));

export const courses = ['Starter', 'Main', 'Dessert'];

export const recipeColumns: GridColDef<Recipe>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    valueOptions: courses,
    width: 130,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
  { field: 'added', headerName: 'Added', type: 'date', width: 120 },
  { field: 'vegetarian', headerName: 'Vegetarian', type: 'boolean', width: 140 },
];
