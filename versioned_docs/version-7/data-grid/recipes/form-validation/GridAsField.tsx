import * as React from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { z } from 'zod';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';

const orderSchema = z.object({
  customer: z.string().trim().min(1, 'Who gets the order?'),
  lines: z
    .array(z.object({ id: z.number(), item: z.string(), pieces: z.number().min(0) }))
    .refine(
      (lines) => lines.some(({ pieces }) => pieces > 0),
      'Order at least one piece.',
    ),
});

type Order = z.infer<typeof orderSchema>;
type Line = Order['lines'][number];

/** `zodResolver` of @hookform/resolvers does the same for nested forms. */
const resolver: Resolver<Order> = (values) => {
  const result = orderSchema.safeParse(values);
  if (result.success) return { values: result.data, errors: {} };
  const errors = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [
      String(path[0]),
      { type: 'zod', message },
    ]),
  );
  return { values: {}, errors };
};

const columns: GridColDef<Line>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110, editable: true },
];

const defaultValues: Order = {
  customer: '',
  lines: [
    { id: 1, item: 'Envelopes, box', pieces: 0 },
    { id: 2, item: 'Stamps, sheet', pieces: 0 },
    { id: 3, item: 'Parcel tape', pieces: 0 },
  ],
};

/** In a form, Enter in a text field would send the form, and not only end the edit. */
const keepFormFromSubmitting: GridEventListener<'cellKeyDown'> = (
  { cellMode },
  event,
) => {
  if (cellMode === 'edit' && event.key === 'Enter') event.preventDefault();
};

export default function GridAsField() {
  const [sent, setSent] = React.useState('');
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues,
    resolver,
  });
  const { errors } = formState;

  const send = ({ customer, lines }: Order) =>
    setSent(`${customer}: ${lines.reduce((sum, { pieces }) => sum + pieces, 0)} pieces`);

  return (
    <form noValidate onSubmit={handleSubmit(send)} style={{ width: '100%' }}>
      <TextField
        size="small"
        label="Customer"
        {...register('customer')}
        error={Boolean(errors.customer)}
        helperText={errors.customer?.message ?? ' '}
      />
      <Controller
        name="lines"
        control={control}
        render={({ field, fieldState }) => (
          <>
            <div style={{ height: 216 }}>
              <DataGrid
                rows={field.value}
                columns={columns}
                onCellKeyDown={keepFormFromSubmitting}
                processRowUpdate={(row: Line) => {
                  field.onChange(
                    field.value.map((line) => (line.id === row.id ? row : line)),
                  );
                  return row;
                }}
                hideFooter
                aria-label="Lines of the order"
              />
            </div>
            <FormHelperText error role="status">
              {fieldState.error?.message ?? ' '}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <output style={{ marginInlineStart: 16 }}>{sent}</output>
    </form>
  );
}
