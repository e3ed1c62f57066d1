export { NavMarks, type NavMarksProps } from './NavMarks';
