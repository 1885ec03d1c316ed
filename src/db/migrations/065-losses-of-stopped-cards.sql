-- A card that the panic button stopped can be reported lost too. The button is undone later, and
-- must not bring a stolen card back into use; nor may a cancellation, so such a report is sealed.

alter table bank.card_loss drop constraint card_loss_state_before_check;
alter table bank.card_loss
  add constraint card_loss_state_before_check check (
    state_before in ('active', 'inactive') or (state_before = 'stopped' and sealed_at is not null));
