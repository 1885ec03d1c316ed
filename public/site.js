// What makes a page without scripts of its own pleasanter: menus close when one looks elsewhere.

const menus = [...document.querySelectorAll("details[data-menu]")];

function closeOthers(kept) {
  for (const menu of menus) if (menu !== kept) menu.open = false;
}

document.addEventListener("click", (event) => {
  closeOthers(menus.find((menu) => menu.contains(event.target)));
});

document.addEventListener("focusin", (event) => {
  closeOthers(menus.find((menu) => menu.contains(event.target)));
});

document.addEventListener("keydown", (event) => {
  const open = menus.find((menu) => menu.open);
  if (event.key !== "Escape" || !open) return;
  open.open = false;
  open.querySelector("summary").focus();
});
